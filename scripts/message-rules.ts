import type { Message } from '@laurel/contract/message';
import compile from 'icu-minify/compile';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './imports.ts';

/** Where messages are written; the pages that only developers see; what calls call the specification's values; and what other systems call the columns of a file. */
const apart = [
  /\/texts\.ts$/,
  /\.test\.tsx?$/,
  /^web\/src\/parts\//,
  /^contract\/src\/programme\/seed\.ts$/,
  /^contract\/src\/columns\/(?:people|shop|translations)\.ts$/,
];

/** Of the server: what operators and developers read, in a terminal and in logs, and the demonstration's own data. */
const ofOperators =
  /^server\/src\/(?:\w[\w-]*\.ts$|(?:commands|config|demo|doctor|embedded|identity|jobs|processes)\/|ledger\/(?:invariants|verify)\.|http\/openapi\.|members\/erase\.)/;

/**
 * Every text that people read and that is no message: between the tags of a page, in strings and in templates; of the
 * server, whose strings are mostly SQL and names, what is refused, answered and written in letters. A text that is a
 * value, not a sentence, says so in a comment on its line or above it: `// as it is sent: …`.
 */
export function unspokenTexts({ path, text }: SourceFile): { line: number; words: string }[] {
  if ([...apart, ofOperators].some((pattern) => pattern.test(path))) return [];
  const { program, comments } = parseSync(path, text);
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const excused = new Set(
    comments
      .filter(({ value }) => value.includes('as it is sent:'))
      .flatMap(({ start, end }) => [lineOf(start), lineOf(end) + 1]),
  );
  const silent: Span[] = [];
  const silence = (node: Span | null | undefined) => {
    if (node) silent.push(node);
  };
  const told: Span[] = path.startsWith('server/') ? [] : [program];
  const found: { at: number; words: string }[] = [];
  const keep = (at: number, words: unknown, isText: (words: string) => boolean) => {
    if (typeof words === 'string' && isText(words)) found.push({ at, words: words.replace(/\s+/g, ' ').trim() });
  };
  new Visitor({
    ImportDeclaration: silence,
    ExportNamedDeclaration: ({ source }) => silence(source),
    ExportAllDeclaration: silence,
    ImportExpression: silence,
    TSLiteralType: silence,
    TSEnumDeclaration: silence,
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier') return;
      if (/Error$/.test(node.callee.name)) silence(node);
      if (node.callee.name === 'Refusal') told.push(node);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && /^(?:refuse|no|fault|repeats)$/.test(node.callee.name)) told.push(node);
    },
    TaggedTemplateExpression: silence,
    BinaryExpression: (node) => {
      if (/^[!=]==?$/.test(node.operator))
        for (const side of [node.left, node.right]) if (side.type === 'Literal') silence(side);
    },
    SwitchCase: ({ test }) => silence(test),
    Property: ({ key, value }) => {
      silence(key.type === 'Literal' ? key : null);
      if (key.type === 'Identifier' && /^(?:message|words|subject|text|title|own)$/.test(key.name)) told.push(value);
    },
    JSXAttribute: (node) => {
      if (isWiring(nameOf(node)) && node.value?.type === 'Literal') silence(node.value);
    },
    Literal: ({ start, value }) => keep(start, value, isTold),
    TemplateElement: ({ start, value }) => keep(start, value.cooked, isTold),
    JSXText: ({ start, value }) => keep(start, value, (words) => /\p{L}{2}/u.test(words)),
  }).visit(program);
  return found
    .filter(({ at }) => told.some((span) => isIn(span, at)) && !silent.some((span) => isIn(span, at)))
    .map(({ at, words }) => ({ line: lineOf(at), words }))
    .filter(({ line }) => !excused.has(line));
}

interface Span {
  start: number;
  end: number;
}

function isIn({ start, end }: Span, at: number): boolean {
  return start <= at && at < end;
}

function nameOf({ name }: ESTree.JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : name.name.name;
}

/** What a part of the page is wired with, which nobody reads. */
function isWiring(name: string): boolean {
  return /^(?:class|className|style|d|viewBox|key|id|href|src|sizes|points|transform|rel|autoComplete)$/.test(name);
}

/** Words with a space between them, or one word that begins a sentence; columns of SQL are none. */
function isTold(words: string): boolean {
  if (/^[\w.]+(?: as \w+|(?:, \w+)+)$/.test(words)) return false;
  return /\p{L}\p{Ll}*[,.:…!?]? +\S*\p{L}|^\s*\p{Lu}\p{Ll}+[.:…!?]?\s*$/u.test(words);
}

/** What is wrong with each message, by what it is called. */
export function messageComplaints(messages: ReadonlyMap<string, Message>): string[] {
  return [...messages].flatMap(([key, said]) => oneComplaint(said).map((words) => `${key}: ${words}`));
}

const noteMin = 12;

function oneComplaint({ text, note }: Message): string[] {
  const complaints = [];
  try {
    compile(text);
  } catch (error) {
    complaints.push(`'${text}' cannot be said: ${error instanceof Error ? error.message : error}`);
  }
  if (note.length < noteMin) complaints.push('its note tells translators nothing.');
  if (text !== text.trim() || /\s{2}/.test(text)) complaints.push('the space around a sentence is not a part of it.');
  return complaints;
}
