import { type Database, openDatabase } from './database.ts';
import { addNotice } from './notices.ts';

let database: Promise<Database> | null = null;

/** The database, opened at the first use and again after it was closed or failed to open. */
export function connect(): Promise<Database> {
  database ??= openDatabase((note) => void addNotice(note)).then(
    (opened) => {
      opened.addEventListener('close', forget);
      return opened;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  return database;
}

function forget(): void {
  database = null;
}
