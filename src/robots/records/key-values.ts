/** One preference of a Content-Signal or Content-Usage line. */
interface Preference {
  readonly key: string;
  readonly value: string;
}

/** A line of preferences: what of it can be read, and what cannot. */
export interface Preferences {
  /** The path that they are for, where the line begins with one. */
  readonly path: string | null;
  readonly preferences: readonly Preference[];
  /** Parts that are no `key=value`. */
  readonly unreadable: readonly string[];
}

/** Reads `search=yes, ai-train=no`, with a path before it or none; keys are compared without regard to case. */
export function readPreferences(value: string): Preferences {
  const { path, rest } = splitPath(value);
  const preferences: Preference[] = [];
  const unreadable: string[] = [];
  for (const part of rest.split(',')) {
    const trimmed = part.trim();
    const [, key, setting] = /^([a-z][a-z0-9_-]*)[ \t]*=[ \t]*([a-z][a-z0-9_|-]*)$/i.exec(trimmed) ?? [];
    if (key !== undefined && setting !== undefined) {
      preferences.push({ key: key.toLowerCase(), value: setting.toLowerCase() });
    } else if (trimmed !== '') {
      unreadable.push(trimmed);
    }
  }
  return { path, preferences, unreadable };
}

function splitPath(value: string): { readonly path: string | null; readonly rest: string } {
  if (!value.startsWith('/')) return { path: null, rest: value };
  const end = value.search(/[ \t]/);
  return end < 0 ? { path: value, rest: '' } : { path: value.slice(0, end), rest: value.slice(end) };
}
