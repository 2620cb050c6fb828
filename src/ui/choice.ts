import { agentOf } from '../agents/index.ts';
import type { CrawlerChoice } from './settings-shape.ts';

/** Own tokens that are remembered. */
const MOST_OWN_TOKENS = 20;

/** The choice with another crawler. A token that nobody knows is remembered among the user's own. */
export function withAgent(choice: CrawlerChoice, token: string): CrawlerChoice {
  const known = agentOf(token);
  if (known.operator !== null) return { ...choice, agent: known.token };
  const others = choice.ownTokens.filter((own) => own.toLowerCase() !== token.toLowerCase());
  return { agent: token, ownTokens: [token, ...others].slice(0, MOST_OWN_TOKENS) };
}
