import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './imports.ts';

/** As many words make a sentence; fewer are a label, which may well be the same on both sides. */
const wordsMin = 4;
const workspaces = ['contract', 'server', 'web'];

/**
 * Each sentence that stands in more than one workspace, with the files that say it: what both sides say belongs in the
 * contract. Of a template it knows the parts between its values.
 */
export function sentenceComplaints(files: readonly SourceFile[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files.filter(({ path }) => isTold(path)))
    for (const sentence of sentencesIn(file)) places.set(sentence, (places.get(sentence) ?? new Set()).add(file.path));
  return [...places]
    .filter(([, paths]) => new Set([...paths].map(workspaceOf)).size > 1)
    .map(
      ([sentence, paths]) => `'${sentence}' stands in ${[...paths].join(' and in ')}. Say it once, in the contract.`,
    );
}

/** Where messages are written: what translators are told may be told twice. */
const isTexts = /\/texts\.ts$/;

/** Written from what the database checks, which has its closed lists again. */
const generated = 'server/src/db/tables.ts';

function isTold(path: string): boolean {
  if (path === generated) return false;
  return /^\w+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && workspaces.includes(workspaceOf(path));
}

function workspaceOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** The texts of a file that are sentences: of strings, of templates, and between the tags of a page. */
export function sentencesIn({ path, text }: SourceFile): string[] {
  const found: { at: number; words: string }[] = [];
  const keep = (at: number, words: unknown) => {
    if (typeof words === 'string') found.push({ at, words: words.replace(/\s+/g, ' ').trim() });
  };
  const notes: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [, note] }) => {
      if (callee.type === 'Identifier' && callee.name === 'message' && note) notes.push(note);
    },
    VariableDeclarator: ({ init }) => {
      // What several notes begin with.
      if (isTexts.test(path) && init && init.type !== 'CallExpression') notes.push(init);
    },
    Literal: ({ start, value }) => keep(start, value),
    TemplateElement: ({ start, value }) => keep(start, value.cooked),
    JSXText: ({ start, value }) => keep(start, value),
  }).visit(parseSync(path, text).program);
  return found
    .filter(({ at, words }) => isSentence(words) && !notes.some(({ start, end }) => start <= at && at < end))
    .map(({ words }) => words);
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length >= wordsMin && text.includes(' ') && /\p{Lu}/u.test(text);
}
