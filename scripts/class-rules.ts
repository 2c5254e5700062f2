import { dirname, join, normalize } from 'node:path';
import type { SourceFile } from './imports.ts';

/**
 * A class of a module sheet is asked for by a file that imports the sheet, and none is asked for that the sheet does not have.
 * A file asks by name: `classes.row`. Who asks otherwise has the whole sheet for its use, and is refused.
 */
export function classComplaints(sheets: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const asked = new Map(sheets.map(({ path }) => [path, new Set<string>()]));
  const complaints: string[] = [];
  const known = new Map(sheets.map((sheet) => [sheet.path, classesOf(sheet.text)]));
  for (const source of sources) {
    for (const { name, sheet } of sheetsOf(source)) {
      const here = known.get(sheet);
      if (!here) {
        complaints.push(`${source.path}: there is no ${sheet}.`);
        continue;
      }
      for (const { line, word } of wordsAsked(source.text, name)) {
        asked.get(sheet)?.add(word);
        if (word === '') complaints.push(`${source.path}:${line}: ask ${name} for a class by its name.`);
        else if (!here.has(word)) complaints.push(`${source.path}:${line}: ${sheet} has no .${word}.`);
      }
    }
  }
  for (const [sheet, classes] of known)
    for (const [word, line] of classes)
      if (!asked.get(sheet)?.has(word)) complaints.push(`${sheet}:${line}: nobody who imports it asks for .${word}.`);
  return complaints;
}

/** Each class and where it first stands; what the page as a whole has is not the sheet's. */
function classesOf(text: string): Map<string, number> {
  const sheet = text.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|'[^']*'/g, blank);
  const found = new Map<string, number>();
  for (const { 0: selector, index } of sheet.matchAll(/[^{};]+(?=\{)/g))
    if (!selector.trim().startsWith('@'))
      for (const { 1: word = '', index: at } of selector.matchAll(/\.([A-Za-z_][\w-]*)/g))
        if (!found.has(word)) found.set(word, sheet.slice(0, index + at).split('\n').length);
  return found;
}

function sheetsOf({ path, text }: SourceFile): { name: string; sheet: string }[] {
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(([, name = '', from = '']) => ({
    name,
    sheet: from.startsWith('#') ? join('web/src', from.slice(1)) : normalize(join(dirname(path), from)),
  }));
}

/** '' stands for what is not asked for by name. */
function wordsAsked(text: string, name: string): { line: number; word: string }[] {
  const bare = text.replace(/^import .*$|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, blank);
  return [...bare.matchAll(new RegExp(`(?<![\\w.'-])${name}\\b(?:\\.(\\w+)|(?=\\[|\\s*[,;})]))`, 'g'))].map(
    ({ 1: word = '', index }) => ({ line: bare.slice(0, index).split('\n').length, word }),
  );
}

/** With as many lines as before. */
function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}
