import type { Handler } from './loopback-server.ts';

/** One answer of a server that is written down as a table. A string is an HTML page, or the text of robots.txt. */
export type Answer =
  | string
  | {
      status?: number;
      headers?: Record<string, string>;
      body?: string;
      /** Holds the answer back until this is settled. */
      after?: Promise<void>;
    };

/** Serves what a table says for each path, query included; everything else is 404. */
export function serveAnswers(answers: Record<string, Answer>): Handler {
  return async ({ url = '' }, response) => {
    const answer = answers[url] ?? { status: 404, body: 'Not found' };
    const { status = 200, headers, body, after } = typeof answer === 'string' ? { body: answer } : answer;
    await after;
    const type = url.endsWith('.txt') ? 'text/plain' : 'text/html';
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers });
    response.end(body);
  };
}
