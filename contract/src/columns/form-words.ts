import { say } from '#say';
import type { Form, TextForm } from './column.ts';
import * as texts from './texts.ts';

/** What a cell may hold, in words. */
export function formWords(form: Form): string {
  switch (form.is) {
    case 'text':
      return form.words ? say(texts.elseSaid, { form: textWords(form), words: say(form.words) }) : textWords(form);
    case 'whole':
      return say(texts.wholeForm, { least: form.least, most: form.most });
    case 'decimal':
      return say(texts.decimalForm, { places: form.places });
    case 'choice':
      return form.choices.reduce((one, other) => say(texts.either, { one, other }));
    case 'flag':
      return say(texts.flagForm, {
        yes: ['true', 'yes', 'y', '1', ...(form.yes ?? [])].join(', '),
        no: ['false', 'no', 'n', '0', ...(form.no ?? [])].join(', '),
      });
    case 'date':
      return 'YYYY-MM-DD';
  }
}

function textWords({ max, isLong }: TextForm): string {
  return say(isLong ? texts.longTextForm : texts.textForm, { max });
}
