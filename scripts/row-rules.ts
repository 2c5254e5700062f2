import type { Kind, RowTemplate } from './row-types.ts';

/** A statement as a test ran it. */
export interface Statement {
  text: string;
  columns: { name: string; type: number; isNull: boolean }[];
}

/** What the drivers make of PostgreSQL's types, by their numbers. */
const kinds: Record<number, readonly Kind[]> = {
  16: ['boolean'],
  17: ['bytes'],
  18: ['string'],
  19: ['string'],
  20: ['number'],
  21: ['number'],
  23: ['number'],
  25: ['string'],
  114: ['object', 'array', 'string', 'number', 'boolean'],
  701: ['number'],
  1009: ['array'],
  1016: ['array'],
  1007: ['array'],
  1042: ['string'],
  1043: ['string'],
  1082: ['string'],
  1182: ['array'],
  1184: ['date'],
  1185: ['array'],
  1700: ['string'],
  2950: ['string'],
  3802: ['object', 'array', 'string', 'number', 'boolean'],
  3807: ['array'],
};

/**
 * What the row types say that the database does not: a column that is missing or of another type, one that the type does not
 * know, and a null where it allows none. With `all`, also templates that no test has run.
 */
export function rowComplaints(
  templates: readonly RowTemplate[],
  statements: readonly Statement[],
  all: boolean,
): string[] {
  const found = new Set<string>();
  const ran = new Set<RowTemplate>();
  for (const statement of statements) {
    const template = templateOf(templates, statement.text);
    if (!template) continue;
    ran.add(template);
    for (const words of differences(template, statement)) found.add(`${template.path}:${template.line}: ${words}`);
  }
  const silent = all ? templates.filter((template) => !ran.has(template)) : [];
  return [...found, ...silent.map(({ path, line }) => `${path}:${line}: no test runs this statement.`)].sort();
}

function differences({ row }: RowTemplate, { columns }: Statement): string[] {
  const answered = new Map(columns.map((column) => [column.name, column]));
  const words = columns
    .filter(({ name }) => !row.has(name))
    .map(({ name }) => `answers "${name}", which its type lacks.`);
  for (const [name, { kind, isNullable }] of row) {
    const column = answered.get(name);
    if (!column) words.push(`does not answer "${name}".`);
    else if (kind !== 'any' && !kinds[column.type]?.includes(kind))
      words.push(`"${name}" is said to be a ${kind}; it is PostgreSQL's type ${column.type}.`);
    else if (column.isNull && !isNullable) words.push(`"${name}" was null, which its type does not allow.`);
  }
  return words;
}

/** The template that this text was made from: of those that fit, the one that says most. */
export function templateOf(templates: readonly RowTemplate[], text: string): RowTemplate | undefined {
  const said = ({ chunks }: RowTemplate) => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return templates.filter(({ chunks }) => fits(chunks, text)).sort((a, b) => said(b) - said(a))[0];
}

function fits(chunks: readonly string[], text: string): boolean {
  const [first = '', ...others] = chunks;
  if (!text.startsWith(first)) return false;
  if (others.length === 0) return text === first;
  let at = first.length;
  for (const chunk of others.slice(0, -1)) {
    const next = text.indexOf(chunk, at);
    if (next === -1) return false;
    at = next + chunk.length;
  }
  const last = others.at(-1) ?? '';
  return text.endsWith(last) && text.length - last.length >= at;
}
