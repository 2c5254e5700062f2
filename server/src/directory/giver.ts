import { type RawBuilder, sql } from 'kysely';

/** What nobody in person gave is the company's. So its giver is called, where people `alias` are joined from the left. */
export function giverName(alias: string): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${alias}.display_name`)}, the_company())`;
}

/** The same looked up by itself by the id of a giver, as rows `display_name`: none of who was erased. */
export function giverCalled(id: string): RawBuilder<unknown> {
  return sql`(
    select display_name from people where id = ${sql.ref(id)} and erased_at is null
    union all select the_company() where ${sql.ref(id)} is null offset 0)`;
}
