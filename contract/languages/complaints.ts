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

/** What is wrong with one text for this English one: it must be said with the same values and tags, for every number. */
export function translationComplaints(language: Language, english: string, text: string): string[] {
  let said: Shape;
  try {
    said = shapeOf(compile(text));
  } catch (error) {
    return [`'${text}' cannot be said: ${error instanceof Error ? error.message : error}`];
  }
  const wanted = shapeOf(compile(english));
  return [
    ...namesComplaints(wanted, said),
    ...said.plurals.flatMap((plural) =>
      missingCases(language, plural).map((one) => `{${plural.name}} has no case '${one}'.`),
    ),
    ...(text === text.trim() ? [] : ['the space around a sentence is not a part of it.']),
  ];
}

function namesComplaints(wanted: Shape, said: Shape): string[] {
  const complaints = [];
  for (const [name, kind] of said.names)
    if (wanted.names.get(name) !== kind) complaints.push(`{${name}} is no ${kind} of the English.`);
  for (const name of wanted.names.keys())
    if (!said.names.has(name) && !wanted.onlyChooses.has(name)) complaints.push(`{${name}} is left out.`);
  const tags = (shape: Shape) => [...new Set(shape.tags)].sort().join();
  if (tags(wanted) !== tags(said))
    complaints.push(`its tags are ${tags(said) || 'none'}, not ${tags(wanted) || 'none'}.`);
  for (const { name, cases } of said.selects) {
    const known = wanted.selects.find((one) => one.name === name)?.cases ?? [];
    const others = cases.filter((one) => !known.includes(one));
    if (others.length > 0) complaints.push(`{${name}} is never ${others.join()}.`);
  }
  return complaints;
}

/** Of one word, or of two, many are the same in two languages. */
function wordsIn({ words }: Shape): number {
  return words.match(/\p{L}{2,}/gu)?.length ?? 0;
}

interface Choice {
  name: string;
  /** Of icu-minify: 1 select, 2 plural, 3 ordinal. */
  type: number;
  cases: string[];
}

interface Shape {
  /** What each value is: a text, a number or a date. */
  names: Map<string, 'text' | 'number' | 'date'>;
  /** Values that are not written in every case; another language may do without them. */
  onlyChooses: Set<string>;
  tags: string[];
  plurals: Choice[];
  selects: Choice[];
  words: string;
}

type Node = Exclude<CompiledMessage, string>[number];

function shapeOf(message: CompiledMessage): Shape {
  const shape: Shape = { names: new Map(), onlyChooses: new Set(), tags: [], plurals: [], selects: [], words: '' };
  const written = (name: string, kind: 'text' | 'number' | 'date') => {
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

/** '#' writes a number too, but only its plural knows which; so each number that occurs asks for its case. */
function missingCases(language: Language, { type, cases }: Choice): string[] {
  const rules = new Intl.PluralRules(language, { type: type === 3 ? 'ordinal' : 'cardinal' });
  const met = Array.from({ length: 1001 }, (_, count) => count).filter((count) => !cases.includes(`=${count}`));
  return [...new Set(met.map((count) => rules.select(count)))].filter((one) => !cases.includes(one));
}
