import { type RawBuilder, sql } from 'kysely';

/** `1.<public id>` for the registered, `0.<public id>` for those who never signed on. */
export function memberId({ publicId, isRegistered }: { publicId: string; isRegistered: boolean }): string {
  return `${isRegistered ? 1 : 0}.${publicId}`;
}

/** What follows the dot is all that counts. */
export function publicIdOf(memberId: string): string {
  return memberId.slice(memberId.indexOf('.') + 1);
}

/** The member id of a row of members, in SQL. */
export function memberIdOf(alias: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string>`(case when ${of('registered_at')} is null then '0.' else '1.' end || ${of('public_id')})`;
}

/** The member id that leads to somebody's page, in SQL; '' of who has left, and where nobody is joined. */
export function memberIdOfHere(alias: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string>`case when ${of('deactivated_at')} is null and ${of('id')} is not null then ${memberIdOf(alias)} else '' end`;
}
