import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An example of `deploy` with other ports, paths and names in it; each of them must be there, so that what runs is the example. */
export function example(name: string, others: Readonly<Record<string, string>>): string {
  let text = readFileSync(path.join(import.meta.dirname, '../../deploy', name), 'utf8');
  for (const [there, here] of Object.entries(others)) {
    if (!text.includes(there)) throw new Error(`deploy/${name} has no ${there}.`);
    text = text.replaceAll(there, here);
  }
  return text;
}
