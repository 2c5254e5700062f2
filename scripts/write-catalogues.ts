import { writeFileSync } from 'node:fs';
import { languages } from '@laurel/contract/languages';
import { catalogueFile, catalogueOf, writtenCatalogue } from '@laurel/contract/languages/catalogue';
import { messagesOf } from '@laurel/contract/languages/messages';

/** After messages have changed: writes the files of all languages anew, with what is left to be translated. */
const messages = await messagesOf(['contract', 'server', 'web']);
for (const language of languages.filter((one) => one !== 'en')) {
  const translated = catalogueOf(language);
  writeFileSync(catalogueFile(language), writtenCatalogue(language, messages, translated));
  const left = [...messages].filter(([key, { text }]) => {
    const known = translated.get(key);
    return !known?.text || known.isFuzzy || known.english !== text;
  });
  process.stdout.write(`${language}: ${left.length} of ${messages.size} to be translated\n`);
}
