import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@laurel/contract/languages';
import { catalogueOf } from '@laurel/contract/languages/catalogue';
import { catalogueComplaints } from '@laurel/contract/languages/complaints';
import { messagesOf } from '@laurel/contract/languages/messages';
import { messageComplaints, unspokenTexts } from './message-rules.ts';
import { ownFiles } from './own-files.ts';

/**
 * Fails on each text for people's eyes that is no message, on each message that cannot be said, and on each that is not
 * translated, or not as its English is.
 * `node scripts/check-messages.ts web/src/orders` looks at one room, whether it is held to it or not.
 */
const root = join(import.meta.dirname, '..');
const [wanted] = process.argv.slice(2);

/** Whose texts are not messages yet: words of the contract that are sent and kept as they are read. */
const waiting = /^contract\/src\/(?:access|points|rules\/months|rules\/quarter-dates)\.ts$/;

const files = ownFiles(root)
  .filter((path) => /^(?:contract|server|web)\/src\/.*\.tsx?$/.test(path))
  .filter((path) => (wanted ? path.startsWith(wanted) : !waiting.test(path)));
const messages = await messagesOf(['contract', 'server', 'web']);
const complaints = [
  ...files.flatMap((path) =>
    unspokenTexts({ path, text: readFileSync(join(root, path), 'utf8') }).map(
      ({ line, words }) => `${path}:${line}: '${words}' is no message: write it into the room's texts.ts.`,
    ),
  ),
  ...messageComplaints(messages),
  ...languages
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      catalogueComplaints(language, messages, catalogueOf(language)).map((words) => `${language} ${words}`),
    ),
];
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.stdout.write(`${files.length} files, ${complaints.length} texts to mend\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
