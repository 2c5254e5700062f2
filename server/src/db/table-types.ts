import type { Catalogue, Column, Constraint } from './catalogue.ts';

/** The text of tables.ts: what each column is to TypeScript, closed sets of words included. */
export function tableTypes({ tables, views }: Catalogue): string {
  const relations = [...tables, ...views.map((view) => ({ ...view, constraints: [] }))];
  const types = relations.map(({ name, columns, constraints }) => {
    const lines = columns.map((column) => `  ${column.name}: ${columnType(column, wordsOf(constraints))};`);
    return `export type ${typeName(name)} = {\n${lines.join('\n')}\n};`;
  });
  const database = relations.map(({ name }) => `  ${name}: ${typeName(name)};`);
  const body = [...types, `export type Database = {\n${database.join('\n')}\n};`].join('\n\n');
  const wrappers = ['Generated', 'GeneratedAlways'].filter((word) => body.includes(`${word}<`));
  const imports = wrappers.length > 0 ? [`import type { ${wrappers.join(', ')} } from 'kysely';`, ''] : [];
  const head = '// Written by npm run db:dump from the migrated database; not edited by hand.';
  return `${[head, ...imports, body].join('\n')}\n`;
}

function typeName(table: string): string {
  const words = table.split('_').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}

function columnType(column: Column, words: Map<string, string[]>): string {
  const { name, type, notNull, identity, generated } = column;
  const closedSet = words.get(name)?.map((word) => `'${word}'`);
  const base = closedSet?.join(' | ') ?? typeScriptOf(type);
  const nullable = notNull || base === 'unknown' ? base : `${base} | null`;
  if (identity === 'always' || generated) return `GeneratedAlways<${nullable}>`;
  if (identity !== null || column.default !== null) return `Generated<${nullable}>`;
  return nullable;
}

/** Checks of the form `kind in ('a', 'b')`, by column, as PostgreSQL spells them. */
function wordsOf(constraints: readonly Constraint[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { definition } of constraints) {
    const [, column, list] = definition.match(/^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/) ?? [];
    const items = list?.split(', ').map((item) => item.match(/^'([^'\\]*)'::text$/)?.[1]);
    if (column && items?.every((item) => item !== undefined)) found.set(column, items);
  }
  return found;
}

function typeScriptOf(type: string): string {
  if (type.endsWith('[]')) return `${typeScriptOf(type.slice(0, -2))}[]`;
  return typeScriptTypes[type.replace(/\(.*\)/, '')] ?? 'unknown';
}

/** As the parsers of connection.ts make them. numeric stays text, because a number would round it. */
const typeScriptTypes: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  numeric: 'string',
  boolean: 'boolean',
  text: 'string',
  character: 'string',
  'character varying': 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  daterange: 'string',
  tstzrange: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};
