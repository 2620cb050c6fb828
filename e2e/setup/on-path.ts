import { existsSync } from 'node:fs';
import path from 'node:path';

/** The full path of a command, or null when no folder of the PATH has it. */
export function onPath(command: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const full = path.join(folder, command);
    if (existsSync(full)) return full;
  }
  return null;
}
