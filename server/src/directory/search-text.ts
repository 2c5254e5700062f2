import { folded, foldedWords } from '@laurel/contract/rules/folded';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { literally } from '#db/text-match';

/** What the directory search of a member reads. */
export function searchTextOf(member: {
  firstname: string;
  knownAs: string | null;
  surname: string;
  memberNumber: string;
  familyFirst: boolean;
}): string {
  const { knownAs, firstname, surname, memberNumber, familyFirst } = member;
  const given = [knownAs, firstname];
  const names = familyFirst ? [surname, ...given, memberNumber] : [...given, surname, memberNumber];
  return folded(names.filter((name) => name !== null && name !== '').join(' '));
}

/** Whether each word that was typed stands in the names or the number of one of these people, profiles `p`. */
export function someoneIsCalled(search: string, among: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const found = foldedWords(search).map(
    (word) => sql`exists (select from profiles p where p.search_text like ${`%${literally(word)}%`} and ${among})`,
  );
  return sql<SqlBool>`${sql.join([sql`true`, ...found], sql` and `)}`;
}
