import { type Look, type LookDocument, type Looks, seedLook } from '@laurel/contract/looks/look';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

interface Row {
  id: number;
  site: string;
  document: Partial<LookDocument>;
}

/** What a document leaves out is as a company starts. */
export function lookFrom({ id, site, document }: Row): Look {
  return { ...seedLook, ...document, id, site };
}

/** A look without what is known of it beside what it says. */
export function documentOf({ id: _, site: __, ...document }: Look): LookDocument {
  return document;
}

/** What each site wears now, in the order in which they got their first. */
export async function looksNow(on: Db | Tx, change: number): Promise<Looks> {
  const { rows } = await sql<Row>`
    select v.id, v.site, v.document from look_versions v
    join (select site, min(id) as first, max(id) as last from look_versions group by site) s on s.last = v.id order by s.first`.execute(
    on,
  );
  const looks = rows.map(lookFrom);
  return { change, first: looks[0] ?? seedLook, bySite: new Map(looks.map((look) => [look.site, look])) };
}

/** One that goes now, or went before. */
export async function lookById(on: Db, id: number): Promise<Look | undefined> {
  const { rows } = await sql<Row>`select id, site, document from look_versions where id = ${id}`.execute(on);
  return rows[0] && lookFrom(rows[0]);
}
