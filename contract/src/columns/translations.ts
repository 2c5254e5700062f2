import { type Columns, choice, text } from './column.ts';
import * as texts from './texts.ts';

/** What the company writes and translates, by where it stands. */
export const translatedKinds = ['product', 'category', 'advert', 'competition'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** The longest text of them, and what it may become in another language. */
const textMax = 4000;
const translatedMax = 8000;

const translation = { form: text(translatedMax, { isLong: true }), meaning: texts.translationWords };

export const translationColumns: Columns = {
  kind: { form: choice(...translatedKinds), required: true, meaning: texts.translationKind, example: 'category' },
  text: {
    form: text(textMax, { isLong: true }),
    required: true,
    meaning: texts.translationText,
    example: 'Mugs',
  },
  en: { ...translation, example: 'Mugs', otherNames: ['English'] },
  de: { ...translation, example: 'Becher', otherNames: ['German', 'Deutsch'] },
  it: { ...translation, example: 'Tazze', otherNames: ['Italian', 'Italiano'] },
  'pt-BR': { ...translation, example: 'Canecas', otherNames: ['Portuguese', 'Português'] },
  ar: { ...translation, example: 'أكواب', otherNames: ['Arabic', 'العربية'] },
};
