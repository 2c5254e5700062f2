import type { SourceFile } from './imports.ts';

/**
 * Lines run to the right or to the left, by who reads: a style names the sides by them (`inline-start`), or is the same on both.
 * What is so for everybody says why in a comment before it, which begins with `stays:`.
 *
 * What it cannot know: what a variable holds, and light, which comes from the same corner for everybody.
 */
export function sheetSideComplaints({ path, text }: SourceFile): string[] {
  return [...text.matchAll(declaration)].flatMap(({ 1: why, 2: property = '', 3: value = '', index, 0: all }) => {
    if (!hasSides(property, flat(value)) || (why && !isNamed(property))) return [];
    const line = text.slice(0, index + all.indexOf(property)).split('\n').length;
    return [`${path}:${line}: ${property}: ${flat(value)}. ${instead}`];
  });
}

/** The same of what a component sets by itself. */
export function sourceSideComplaints({ path, text }: SourceFile): string[] {
  return [...text.matchAll(set)].flatMap(({ 0: found, index }) => {
    if (/\/\/ stays: .*\n.*$/.test(text.slice(0, index))) return [];
    return [`${path}:${text.slice(0, index).split('\n').length}: ${flat(found)}. ${instead}`];
  });
}

const instead = 'Lines may run the other way: name the side by them (inline-start), or say why it stays.';

/** With the comment before it where it says why; of another comment nothing is read. */
const declaration =
  /(\/\*\s*stays: (?:(?!\*\/)[\s\S])*\*\/\s*)?(?:\/\*[\s\S]*?\*\/|(?<![\w&:.#-])([a-z-]+):\s([^;{}]+);)/g;

const set = new RegExp(
  [
    /\bstyle=\{\{[^}]*?\b(?:left|right|(?:margin|padding|border|borderTop|borderBottom)(?:Left|Right)\w*)\s*:/,
    /\bstyle=\{\{[^}]*?\b(?:textAlign|float|clear)\s*:\s*['"](?:left|right)/,
    /\.style\.(?:left|right|(?:margin|padding|border|borderTop|borderBottom)(?:Left|Right)\w*)\b/,
    /\s(?:[mp][lr]=|align=\{?["'](?:left|right)\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Where the lines have a word for the side, nothing stays. */
function isNamed(property: string): boolean {
  return /(?:^|-)(?:left|right)(?:-|$)|^(?:text-align|float|inset)$/.test(property);
}

function hasSides(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(property)) return true;
  if (/^(?:text-align(?:-last)?|float|clear|justify-\w+)$/.test(property)) return /^(?:left|right)$/.test(value);
  if (/-(?:position|origin)$/.test(property)) return /\b(?:left|right)\b/.test(value);
  if (/^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/.test(property)) {
    const [, right, , left] = partsOf(value);
    return left !== undefined && left !== right;
  }
  if (property === 'border-radius') return hasUnlikeCorners(partsOf(value));
  if (property === 'box-shadow') return listed(value).some(fallsAside);
  if (/\bgradient\((?:to (?:\w+ )?(?:left|right)|(?:90|270)deg)\b/.test(value)) return true;
  if (property === 'translate') return isAway(partsOf(value)[0]);
  return /\btranslateX?\((?!0[,)\s]|var\()/.test(value);
}

/** Of the four corners those above each other differ: the order of the values is clockwise, from the left one above. */
function hasUnlikeCorners([first, second = first, third = first, fourth = second]: string[]): boolean {
  return first !== second || third !== fourth;
}

function fallsAside(shadow: string): boolean {
  return isAway(partsOf(shadow).find((part) => part !== 'inset'));
}

function isAway(length: string | undefined): boolean {
  return length !== undefined && /^[-.\d]/.test(length) && Number.parseFloat(length) !== 0;
}

/** The values of a list, and the parts of a value: neither is torn where brackets stand around it. */
function listed(value: string): string[] {
  return value.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function partsOf(value: string): string[] {
  return value.match(/[\w.%-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s]+/g) ?? [];
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
