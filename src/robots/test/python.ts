import { spawnSync } from 'node:child_process';

export interface PythonQuestion {
  readonly text: string;
  readonly agent: string;
  readonly url: string;
}

/** Lines end as this folder ends them: Python's `splitlines` would also end them at form feeds and the like. */
const PROGRAM = `
import json, re, sys
from urllib.robotparser import RobotFileParser

def answer(question):
    parser = RobotFileParser()
    try:
        parser.parse(re.split('\\r\\n|\\r|\\n', question['text']))
        return parser.can_fetch(question['agent'], question['url'])
    except ValueError:
        return None

probe = {'text': 'User-agent: *\\nAllow: /\\nDisallow: /a', 'agent': 'x', 'url': 'https://e.example/a'}
print(json.dumps({'version': sys.version.split()[0], 'firstMatch': answer(probe),
                  'answers': [answer(q) for q in json.load(sys.stdin)]}))
`;

export interface PythonAnswers {
  readonly version: string;
  /** False for a Python whose parser follows RFC 9309 and is no reference for the 1994 standard. */
  readonly firstMatch: boolean;
  /** Null where Python's parser raises an error about a URL. */
  readonly answers: readonly (boolean | null)[];
}

/** Asks the machine's own `urllib.robotparser` all questions in one process; null where there is no Python. */
export function askPython(questions: readonly PythonQuestion[]): PythonAnswers | null {
  const { status, stdout, stderr, error } = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(questions),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error !== undefined) return null;
  if (status !== 0) throw new Error(`python3 failed: ${stderr}`);
  return JSON.parse(stdout) as PythonAnswers;
}
