import type { SourceFile } from './imports.ts';

/**
 * Style sheets use the scale of `web/src/theme/tokens.css`: letters and the air between them and their lines, weights, spaces,
 * radii and colours are its variables, and windows are told apart by three widths. Points and millimetres are for paper and
 * stand as they are.
 *
 * What it cannot know: styles that a component sets by itself.
 */
export function styleComplaints({ path, text }: SourceFile): string[] {
  const sheet = blanked(text, /\/\*[\s\S]*?\*\/|@font-face \{[\s\S]*?\n\}/g);
  return [...sheet.matchAll(/@media[^{]*|[\w-]+:[^;{}]+;/g)].flatMap(({ 0: part, index }) => {
    const complaint = complaintOf(part.replace(/\s+/g, ' '));
    return complaint ? [`${path}:${sheet.slice(0, index).split('\n').length}: ${complaint}`] : [];
  });
}

interface Rule {
  properties: RegExp;
  /** What a value may hold besides its variable. */
  allowed: RegExp;
  instead: string;
}

const rules: readonly Rule[] = [
  {
    properties: /^font-size$/,
    allowed: /^(?:var\(--text-\d\)|inherit|[\d.]+pt)$/,
    instead: 'var(--text-1) to var(--text-8)',
  },
  { properties: /^font$/, allowed: /^inherit$/, instead: 'font-size and font-weight' },
  {
    properties: /^font-weight$/,
    allowed: /^(?:var\(--weight-\w+\)|inherit)$/,
    instead: 'var(--weight-body), -medium, -strong or -title',
  },
  {
    properties: /^line-height$/,
    // 1 is a sign without words around it; a height is that of what stands beside the words.
    allowed: /^(?:var\(--leading-\w+\)|1|[\d.]+(?:rem|pt))$/,
    instead: 'var(--leading-title), -head, -short or -body',
  },
  {
    properties: /^letter-spacing$/,
    allowed: /^(?:var\(--tracking-\w+\)|0)$/,
    instead: 'var(--tracking-title), -head, -name or -capitals',
  },
  {
    properties: /^border(?:-\w+)*-radius$/,
    allowed: /^(?:(?:var\(--radius-\w+\)|0|50%|inherit)\s*)+$/,
    instead: 'var(--radius-small), -medium or -card',
  },
  {
    properties: /^(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z]+)*)$/,
    allowed: /^(?!.*[\d.](?:rem|em|px|v[wh]|cq\w)\b)/,
    instead: 'var(--space-1) to var(--space-8)',
  },
];

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|^(?:white|black|red|gray|grey|gold|green|blue)\b/i;
const window = /\((?:min-|max-)?(?:width|height)[^)]*\)/g;
const windows = /^\((?:width (?:<|>=) (?:36|48|75)em|height < 30em)\)$/;

function complaintOf(part: string): string | undefined {
  if (part.startsWith('@media')) {
    const other = part.match(window)?.find((feature) => !windows.test(feature));
    return other && `${other}: windows differ at 36em, 48em and 75em, written (width < 48em) or (width >= 48em).`;
  }
  const [, property = '', value = ''] = /^([\w-]+): ?(.+);$/.exec(part) ?? [];
  if (colour.test(value)) return `${value}: use a variable of tokens.css or of the site's look (looks.css).`;
  const broken = rules.find(({ properties, allowed }) => properties.test(property) && !allowed.test(value));
  return broken && `${property}: ${value}. Use ${broken.instead}.`;
}

/** With as many lines as before. */
function blanked(text: string, what: RegExp): string {
  return text.replace(what, (found) => found.replace(/[^\n]/g, ''));
}
