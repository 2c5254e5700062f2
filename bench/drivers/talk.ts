/** A statement, with its values as PostgreSQL's text; null where it has none and is sent as it is. */
export type Statement = readonly [text: string, values: readonly string[] | null];

/** As many people, and accounts of theirs. */
export const people = 10_000;

export const tables = `
  create table people as select g as id, 'x' || g as a1, 'y' || g as a2, md5(g::text) as a3, now() as a4, true as a5, g as a6, g * 2 as a7,
    'abc' as a8, 'def' as a9, 'ghi' as a10, null::text as a11, null::int as a12, md5('q' || g) as a13, 'en' as a14, 'ZA' as a15,
    'Europe/Berlin' as a16 from generate_series(1, ${people}) g;
  alter table people add primary key (id);
  create table accounts as select g as id, g as owner, 1000000::bigint as balance from generate_series(1, ${people}) g;
  alter table accounts add primary key (id);
  create index on accounts (owner);
  create sequence ids;
  create table keys (key text primary key, body jsonb, answer jsonb);
  create table cards (id bigint primary key default nextval('ids'), card jsonb, at timestamptz);
  create table words (id bigint primary key default nextval('ids'), text text);
  create table legs (from_id int, to_id int, points int);
  create table events (id bigint primary key default nextval('ids'), event jsonb);
  vacuum analyze`;

const wide =
  'select id, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16 from people where id = any($1::int[])';

const someone = () => String(1 + Math.floor(Math.random() * people));

/** What a portal says to its database while points are sent: three trips, fourteen statements, a little less than the real ones. */
export function trips(key: string): Statement[][] {
  const [from, to] = [someone(), someone()];
  return [
    [
      ['begin', null],
      [
        'insert into keys (key, body) values ($1, $2) on conflict (key) do update set body = keys.body returning key, body, answer',
        [key, '{"a":1}'],
      ],
      [`${wide} for share`, [`{${from}}`]],
      [wide, [`{${to}}`]],
      ['select id, owner, balance from accounts where owner = any($1::int[])', [`{${from}}`]],
      ["select nextval('ids') as id", null],
    ],
    [
      ['insert into cards (card, at) values ($1, $2) returning id', ['{"from":1,"to":2}', '2026-01-01']],
      ['insert into words (text) values ($1) returning id', ['Thank you for everything that you did']],
    ],
    [
      ['update accounts set balance = balance + $1 where owner = $2', ['1', to]],
      ['insert into legs (from_id, to_id, points) values ($1, $2, $3)', [from, to, '5']],
      ['insert into events (event) values ($1)', ['{"type":"award","by":1}']],
      ['update keys set answer = $1 where key = $2', ['{"message":"ok"}', key]],
      ['commit', null],
    ],
  ];
}
