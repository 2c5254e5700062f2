import type { Form } from './column.ts';

/** What a cell may hold, in words. */
export function formWords(form: Form): string {
  switch (form.is) {
    case 'text':
      return `text, at most ${number(form.max)} characters${form.isLong ? ', lines too' : ''}${form.form ? `; else: “${form.words}”` : ''}`;
    case 'whole':
      return `whole number from ${number(form.least)} to ${number(form.most)}`;
    case 'decimal':
      return `amount with a point, at most ${form.places} decimals`;
    case 'choice':
      return form.choices.join(' or ');
    case 'flag':
      return `true, yes, y, 1${more(form.yes)}; else false, no, n, 0${more(form.no)} or empty`;
    case 'date':
      return 'YYYY-MM-DD';
  }
}

const number = (value: number) => value.toLocaleString('en');
const more = (words: readonly string[] = []) => words.map((word) => `, ${word}`).join('');
