import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The rows of a file of the demonstration, by the names of its header row. */
export function rowsIn<Column extends string>(folder: string, file: string): Record<Column, string>[] {
  return parse(readFileSync(join(folder, file)), { bom: true, columns: true });
}
