import type pg from 'pg';

export type Column = {
  name: string;
  type: string;
  notNull: boolean;
  default: string | null;
  identity: 'always' | 'by default' | null;
  generated: boolean;
  comment: string | null;
};

export type Constraint = { name: string; kind: 'p' | 'u' | 'f' | 'c' | 'x'; definition: string };

export type Table = {
  name: string;
  comment: string | null;
  columns: Column[];
  constraints: Constraint[];
  indexes: string[];
  triggers: string[];
};

type View = { name: string; columns: Column[]; definition: string };

export type Catalogue = {
  extensions: string[];
  sequences: { name: string; type: string; start: number }[];
  functions: string[];
  tables: Table[];
  views: View[];
};

/** The schema public as the database knows it, in one order and one wording on every version of PostgreSQL from 15. */
export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const names = async (sql: string) =>
    (await client.query<{ text: string }>(sql)).rows.map(({ text }) => unqualified(text));
  const columns = (await client.query<Column & { table: string }>(columnsSql)).rows;
  const constraints = (await client.query<Constraint & { table: string }>(constraintsSql)).rows;
  const indexes = (await client.query<{ table: string; text: string }>(indexesSql)).rows;
  const triggers = (await client.query<{ table: string; text: string }>(triggersSql)).rows;
  const relations = (
    await client.query<{ name: string; kind: string; comment: string | null; text: string | null }>(relationsSql)
  ).rows;
  const of = <T extends { table: string }>(rows: T[], name: string): Omit<T, 'table'>[] =>
    rows.filter(({ table }) => table === name).map(({ table: _, ...rest }) => rest);
  const texts = (rows: { table: string; text: string }[], name: string) =>
    of(rows, name).map(({ text }) => unqualified(text));
  return {
    extensions: await names(
      `select extname as text from pg_extension where extname <> 'plpgsql' order by extname collate "C"`,
    ),
    sequences: (await client.query(sequencesSql)).rows,
    functions: await names(functionsSql),
    tables: relations
      .filter(({ kind }) => kind === 'r' || kind === 'p')
      .map(({ name, comment }) => ({
        name,
        comment,
        columns: of(columns, name),
        constraints: of(constraints, name),
        indexes: texts(indexes, name),
        triggers: texts(triggers, name),
      })),
    views: relations
      .filter(({ kind }) => kind === 'v' || kind === 'm')
      .map(({ name, text }) => ({ name, columns: of(columns, name), definition: unqualified(text ?? '') })),
  };
}

function unqualified(text: string): string {
  return text.replaceAll(/\bpublic\./g, '').trimEnd();
}

const ours = (oid: string, classId: string) =>
  `not exists (select from pg_depend d where d.classid = '${classId}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const relationsSql = `
select c.relname as name, c.relkind::text as kind, obj_description(c.oid, 'pg_class') as comment,
  case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid, true) end as text
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and ${ours('c.oid', 'pg_class')}
order by c.relname collate "C"`;

const columnsSql = `
select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
  pg_get_expr(d.adbin, d.adrelid) as default,
  case a.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
  a.attgenerated <> '' as generated, col_description(c.oid, a.attnum) as comment
from pg_attribute a
join pg_class c on c.oid = a.attrelid
left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
order by c.relname collate "C", a.attnum`;

/** From version 18 NOT NULL is a constraint of the catalogue too; the column says it already. */
const constraintsSql = `
select c.relname as table, k.conname as name, k.contype::text as kind, pg_get_constraintdef(k.oid) as definition
from pg_constraint k
join pg_class c on c.oid = k.conrelid
where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c', 'x')
order by c.relname collate "C", position(k.contype::text in 'puxfc'), k.conname collate "C"`;

const indexesSql = `
select c.relname as table, pg_get_indexdef(i.indexrelid) as text
from pg_index i
join pg_class c on c.oid = i.indrelid
where c.relnamespace = 'public'::regnamespace
  and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
order by c.relname collate "C", i.indexrelid::regclass::text collate "C"`;

const triggersSql = `
select c.relname as table, pg_get_triggerdef(t.oid) as text
from pg_trigger t
join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
order by c.relname collate "C", t.tgname collate "C"`;

const functionsSql = `
select pg_get_functiondef(p.oid) as text
from pg_proc p
where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ours('p.oid', 'pg_proc')}
order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

const sequencesSql = `
select c.relname as name, format_type(s.seqtypid, null) as type, s.seqstart as start
from pg_sequence s
join pg_class c on c.oid = s.seqrelid
where c.relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a') and d.refobjsubid > 0)
order by c.relname collate "C"`;
