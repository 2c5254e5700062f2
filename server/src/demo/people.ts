import { sql } from 'kysely';
import { searchTextOf } from '#directory/search-text';
import { openAccounts } from '#ledger/accounts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Luca Rossi: in the roster, but never signed on. */
const neverRegistered = '100007';

export async function registerEveryone({ tx, beginning }: Loading): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update members set registered_at = ${beginning} where member_number <> ${neverRegistered} and deactivated_at is null returning id`.execute(
    tx,
  );
  await openAccounts(
    tx,
    'wallet',
    rows.map(({ id }) => id),
    beginning,
  );
}

/** What people tell about themselves. */
export async function writeProfiles({ tx, folder }: Loading): Promise<void> {
  const profiles = rowsIn<'memberNumber' | 'knownAs' | 'getToKnow' | 'hobbies' | 'dreams'>(folder, 'profiles.csv');
  const members = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['id', 'member_number', 'firstname', 'surname', 'family_first'])
    .execute();
  const byNumber = new Map(members.map((member) => [member.member_number, member]));
  const rows = profiles.flatMap(({ memberNumber, knownAs, getToKnow, hobbies, dreams }) => {
    const member = byNumber.get(memberNumber);
    if (!member) return [];
    const { id, firstname, surname, family_first } = member;
    const known_as = knownAs === '' ? null : knownAs;
    const search_text = searchTextOf({
      firstname,
      knownAs: known_as,
      surname,
      memberNumber,
      familyFirst: family_first,
    });
    return [{ id, known_as, get_to_know: getToKnow === 'Y', hobbies, dreams, search_text }];
  });
  await sql`
    update profiles m set known_as = p.known_as, get_to_know = p.get_to_know, hobbies = p.hobbies, dreams = p.dreams, search_text = p.search_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (id bigint, known_as text, get_to_know boolean, hobbies text, dreams text, search_text text)
    where p.id = m.member_id`.execute(tx);
}
