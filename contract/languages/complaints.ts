import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Language } from '../src/languages.ts';
import type { Message } from '../src/message.ts';
import type { Translation } from './catalogue.ts';

/** What is wrong with the translations into a language, each with the message's name. */
export function catalogueComplaints(
  language: Language,
  messages: ReadonlyMap<string, Message>,
  catalogue: ReadonlyMap<string, Translation>,
): string[] {
  const unknown = [...catalogue.keys()].filter((key) => !messages.has(key)).map((key) => `${key}: is no message.`);
  const known = [...messages].flatMap(([key, said]) =>
    ofEntry(language, said, catalogue.get(key)).map((words) => `${key}: ${words}`),
  );
  return [...unknown, ...known];
}

function ofEntry(language: Language, { text }: Message, translation: Translation | undefined): string[] {
  if (!translation?.text) return ['is not translated.'];
  if (translation.isFuzzy || translation.english !== text)
    return ['its English has changed, or its translator was not sure.'];
  const isEnglish = translation.text === text && wordsIn(shapeOf(compile(text))) > 3;
  return [...translationComplaints(language, text, translation.text), ...(isEnglish ? ['is the English.'] : [])];
}

/** A fault of a text: what it must not say, or does not say, of the English one. */
export type Fault =
  | { is: 'unsayable'; why: string }
  /** Of another kind than in the English, or not there at all. */
  | { is: 'unknownValue'; name: string; kind: Kind }
  | { is: 'valueLeftOut'; name: string }
  | { is: 'otherTags'; said: string[]; wanted: string[] }
  | { is: 'unknownCases'; name: string; cases: string[] }
  | { is: 'missingCase'; name: string; missing: string }
  | { is: 'spaceAround' };

/** It must be said with the same values and tags, for every number. */
export function faultsOf(language: Language, english: string, text: string): Fault[] {
  let said: Shape;
  try {
    said = shapeOf(compile(text));
  } catch (error) {
    return [{ is: 'unsayable', why: error instanceof Error ? error.message : String(error) }];
  }
  return [
    ...nameFaults(shapeOf(compile(english)), said),
    ...said.plurals.flatMap((plural) =>
      missingCases(language, plural).map((missing): Fault => ({ is: 'missingCase', name: plural.name, missing })),
    ),
    ...(text === text.trim() ? [] : [{ is: 'spaceAround' } as const]),
  ];
}

/** What is wrong with one text for this English one, in words of those who translate. */
export function translationComplaints(language: Language, english: string, text: string): string[] {
  return faultsOf(language, english, text).map((fault) => complaintOf(fault, text));
}

function complaintOf(fault: Fault, text: string): string {
  switch (fault.is) {
    case 'unsayable':
      return `'${text}' cannot be said: ${fault.why}`;
    case 'unknownValue':
      return `{${fault.name}} is no ${fault.kind} of the English.`;
    case 'valueLeftOut':
      return `{${fault.name}} is left out.`;
    case 'otherTags':
      return `its tags are ${fault.said.join() || 'none'}, not ${fault.wanted.join() || 'none'}.`;
    case 'unknownCases':
      return `{${fault.name}} is never ${fault.cases.join()}.`;
    case 'missingCase':
      return `{${fault.name}} has no case '${fault.missing}'.`;
    case 'spaceAround':
      return 'the space around a sentence is not a part of it.';
  }
}

function nameFaults(wanted: Shape, said: Shape): Fault[] {
  const faults: Fault[] = [];
  for (const [name, kind] of said.names)
    if (wanted.names.get(name) !== kind) faults.push({ is: 'unknownValue', name, kind });
  for (const name of wanted.names.keys())
    if (!said.names.has(name) && !wanted.onlyChooses.has(name)) faults.push({ is: 'valueLeftOut', name });
  const tags = (shape: Shape) => [...new Set(shape.tags)].sort();
  if (tags(wanted).join() !== tags(said).join())
    faults.push({ is: 'otherTags', said: tags(said), wanted: tags(wanted) });
  for (const { name, cases } of said.selects) {
    const known = wanted.selects.find((one) => one.name === name)?.cases ?? [];
    const others = cases.filter((one) => !known.includes(one));
    if (others.length > 0) faults.push({ is: 'unknownCases', name, cases: others });
  }
  return faults;
}

/** Of one word, or of two, many are the same in two languages. */
function wordsIn({ words }: Shape): number {
  return words.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** What a value is. */
export type Kind = 'text' | 'number' | 'date';

interface Choice {
  name: string;
  /** Of icu-minify: 1 select, 2 plural, 3 ordinal. */
  type: number;
  cases: string[];
}

export interface Shape {
  names: Map<string, Kind>;
  /** Values that are not written in every case; another language may do without them. */
  onlyChooses: Set<string>;
  tags: string[];
  plurals: Choice[];
  selects: Choice[];
  words: string;
}

type Node = Exclude<CompiledMessage, string>[number];

/** Of which values, tags and cases a message is made. */
export function shapeOf(message: CompiledMessage): Shape {
  const shape: Shape = { names: new Map(), onlyChooses: new Set(), tags: [], plurals: [], selects: [], words: '' };
  const written = (name: string, kind: Kind) => {
    shape.names.set(name, kind);
    shape.onlyChooses.delete(name);
  };
  const visit = (node: Node): void => {
    if (typeof node === 'string') shape.words += node;
    if (typeof node === 'string' || node === 0) return;
    const [name, type, ...rest] = node;
    if (type === undefined) written(name, 'text');
    else if (typeof type !== 'number' || type === 0) {
      shape.tags.push(name);
      for (const child of [type, ...rest]) visit(child as Node);
    } else if (type === 4) written(name, 'number');
    else if (type > 4) written(name, 'date');
    else {
      if (!shape.names.has(name)) shape.onlyChooses.add(name);
      shape.names.set(name, type === 1 ? 'text' : 'number');
      const cases = rest[0] as Record<string, CompiledMessage | 0>;
      (type === 1 ? shape.selects : shape.plurals).push({ name, type, cases: Object.keys(cases) });
      for (const said of Object.values(cases)) for (const child of Array.isArray(said) ? said : [said]) visit(child);
    }
  };
  for (const node of typeof message === 'string' ? [message] : message) visit(node);
  return shape;
}

/** The cases among which a language's numbers choose, each with the least number that does; nought comes last. */
export function casesOf(language: Language, { type, cases }: Pick<Choice, 'type' | 'cases'>): Map<string, number> {
  const rules = new Intl.PluralRules(language, { type: type === 3 ? 'ordinal' : 'cardinal' });
  const found = new Map<string, number>();
  for (const count of [...Array.from({ length: 1000 }, (_, before) => before + 1), 0]) {
    const exact = `=${count}`;
    const one = cases.includes(exact) ? exact : rules.select(count);
    if (!found.has(one)) found.set(one, count);
  }
  return found;
}

/** '#' writes a number too, but only its plural knows which; so each number that occurs asks for its case. */
function missingCases(language: Language, plural: Choice): string[] {
  return [...casesOf(language, plural).keys()].filter((one) => !plural.cases.includes(one));
}
