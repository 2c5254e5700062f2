import { isOn } from '@laurel/contract/programme/features';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { About } from './decides.ts';

/** Whom an idea `i` is about, and whom it concerns. */
export const suggested = { person: sql`i.by_id`, concerned: [sql`i.by_id`] } as const satisfies About;

/** Ideas are numbered as items behind all awards and nominations, and as cases behind all cards and comments. */
const itemsBefore = 4_000_000_000_000_000;

/** By which an idea is numbered as an item, of its own id. */
export const itemOfIdea = (id: RawBuilder<unknown>) => sql<string>`(${id} + ${sql.lit(itemsBefore)})`;

/** Whether an item is an idea. */
export const isIdea = (item: string) => BigInt(item) > itemsBefore;

export const ideaOfItem = (item: string) => String(BigInt(item) - BigInt(itemsBefore));

/** Whether colleagues read an idea `i` as such: its author shares it, and nobody has hidden it. */
const isOpen = sql<SqlBool>`(i.shared_site is not null and i.hidden_at is null)`;

/** Whether somebody reads a shared idea `i` as a colleague of that site; its author does, wherever they are now. */
function isOpenFor({ id, site }: { id: RawBuilder<unknown>; site: RawBuilder<unknown> }): RawBuilder<SqlBool> {
  return sql`(${isOpen} and (i.shared_site = ${site} or i.by_id = ${id}))`;
}

interface Colleague {
  id: number;
  siteTemplate: string;
}

export const isOpenTo = ({ id, siteTemplate }: Colleague) =>
  isOpenFor({ id: sql`${id}::bigint`, site: sql`${siteTemplate}` });

/** The same of a row of `members`. */
export const isOpenToMember = (alias: string) =>
  isOpenFor({ id: sql.ref(`${alias}.id`), site: sql.ref(`${alias}.site_template`) });

/** Whether there are ideas of all for who belongs to this site. */
export const hasOpenIdeas = (who: { siteTemplate: string }) => isOn('ideas', who) && isOn('openIdeas', who);
