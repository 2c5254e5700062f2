import type { Message } from '#message';
/** What a cell may hold: rows are read by it, and documents and screens tell it. */
export type Form = TextForm | WholeForm | DecimalForm | ChoiceForm | FlagForm | DateForm;

export interface TextForm {
  is: 'text';
  /** Characters. */
  max: number;
  /** Line breaks may stand in it. */
  isLong?: boolean;
  form?: RegExp;
  /** What to say when the form is not met. */
  words?: Message;
}

export interface WholeForm {
  is: 'whole';
  least: number;
  most: number;
}

export interface DecimalForm {
  is: 'decimal';
  /** Digits after the point. */
  places: number;
}

export interface ChoiceForm {
  is: 'choice';
  choices: readonly string[];
}

export interface FlagForm {
  is: 'flag';
  /** Words of this column alone. */
  yes?: readonly string[];
  no?: readonly string[];
}

export interface DateForm {
  is: 'date';
}

export interface Column {
  form: Form;
  /** Whether a file must have it; a text in it must then be filled in. */
  required?: true;
  /** Stands for other columns: not in a template, which has those. */
  isInstead?: true;
  /** One sentence for who makes the file. */
  meaning: Message;
  example: string;
  /** How the exports of HR systems, shops and marketing name it, where that is another word. */
  otherNames?: readonly string[];
}

/** In the order in which they are told. */
export type Columns = Readonly<Record<string, Column>>;

export const text = (max: number, more: Omit<TextForm, 'is' | 'max'> = {}): TextForm => ({ is: 'text', max, ...more });
export const whole = (least: number, most: number): WholeForm => ({ is: 'whole', least, most });
export const decimal = (places: number): DecimalForm => ({ is: 'decimal', places });
export const choice = (...choices: string[]): ChoiceForm => ({ is: 'choice', choices });
export const flag: FlagForm = { is: 'flag' };
export const date: DateForm = { is: 'date' };
