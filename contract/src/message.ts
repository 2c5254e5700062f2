import type { GetICUArgs } from '@schummar/icu-type-parser';

/**
 * A sentence of the portal, said by `say`. In English, in ICU MessageFormat, with what translators need to know.
 * Once built, the browser part holds a number in its place.
 */
export interface Message<Text extends string = string> {
  readonly text: Text;
  readonly note: string;
}

/**
 * @param text '{count, plural, one {# day} other {# days}}', '<b>{name}</b>'; a number stands in a plural or as
 *   {count, number}, so that it is written as the reader writes it
 * @param note where it stands, what its values are, what it must fit
 */
export function message<const Text extends string>(text: Text, note: string): Message<Text> {
  return { text, note };
}

interface Arguments {
  ICUArgument: string;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

/** The values that a text names. */
export type ValuesOf<Text extends string> = string extends Text
  ? Record<string, string | number | Date>
  : GetICUArgs<Text, Arguments>;

/** What makes something of the words between the tags that a text names. */
export type TagsOf<Text extends string, Made> = { [Tag in TagIn<Text>]: (words: (string | Made)[]) => Made };

type TagIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagIn<Rest> : never;
