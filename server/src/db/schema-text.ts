import type { Catalogue, Column, Table } from './catalogue.ts';

/** The schema for people: what all the migrations come to. */
export function schemaText(catalogue: Catalogue): string {
  const parts = [
    '-- Written by npm run db:dump from the migrated database: to read and to compare, not to run. See migrations/ for how it came about.',
    ...catalogue.extensions.map((name) => `create extension ${name};`),
    ...catalogue.sequences.map(({ name, type, start }) => `create sequence ${name} as ${type} start ${start};`),
    ...catalogue.tables.map(tableText),
    ...catalogue.views.map(({ name, definition }) => `create view ${name} as\n${definition}`),
    ...catalogue.functions.map((definition) => `${definition};`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableText({ name, comment, columns, constraints, indexes, triggers }: Table): string {
  const lines = [
    ...columns.map(columnText),
    ...constraints.map((constraint) => `constraint ${constraint.name} ${constraint.definition}`),
  ];
  const after = [
    ...indexes,
    ...triggers,
    ...(comment === null ? [] : [`comment on table ${name} is ${literal(comment)}`]),
    ...columns.flatMap((column) =>
      column.comment === null ? [] : [`comment on column ${name}.${column.name} is ${literal(column.comment)}`],
    ),
  ];
  return [`create table ${name} (\n  ${lines.join(',\n  ')}\n);`, ...after.map((text) => `${text};`)].join('\n');
}

function columnText({ name, type, notNull, default: expression, identity, generated }: Column): string {
  const words = [name, type];
  if (notNull) words.push('not null');
  if (identity) words.push(`generated ${identity} as identity`);
  else if (generated) words.push(`generated always as (${expression}) stored`);
  else if (expression !== null) words.push(`default ${expression}`);
  return words.join(' ');
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
