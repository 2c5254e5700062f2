import { sql } from 'kysely';
import type { Answer, TestApp } from './app.ts';
import type { MadeMember } from './make.ts';

/** What people do about nominations, and what they see of them; the portal is there by then. */
export function reviewingIn(portal: () => TestApp) {
  const as = (by: MadeMember, path: string, body: object = {}) => portal().post(path, body, { as: by.id });
  const one = async (by: MadeMember, nomId: string) => (await as(by, '/api/nom/nomget', { nomId })).body;
  return {
    nominate: async (to: Pick<MadeMember, 'memberId'>, by: MadeMember): Promise<string> => {
      const body = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [to.memberId] };
      return (await as(by, '/api/nom/newnom', body)).body.nomIds[0];
    },
    decline: (by: MadeMember, nomId: string, motivation = 'Not now.'): Promise<Answer> =>
      as(by, '/api/nom/donexusnomreviewdecline', { nomId, motivation }),
    one,
    seen: async (by: MadeMember, nomId: string) => (await one(by, nomId)).nom,
    /** As who nominated sees it. */
    own: async (by: MadeMember, nomId: string) =>
      (await as(by, '/api/nom/mynominations')).body.noms.find((each: { nomId: string }) => each.nomId === nomId),
    walletOf: async ({ id }: MadeMember): Promise<number> => {
      const { rows } = await sql<{ balance: number }>`
        select balance from ledger_accounts where member_id = ${id} and kind = 'wallet' and closed_at is null`.execute(
        portal().db,
      );
      return rows[0]?.balance ?? 0;
    },
  };
}
