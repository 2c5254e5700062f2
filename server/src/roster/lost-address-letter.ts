import { sql } from 'kysely';
import type { Letter } from '#outbox/letter';

/** Whoever had chosen an address that is another's now hears of it where the roster reaches them. */
export const lostAddressLetter: Letter<'email.lost'> = {
  name: 'address lost',
  type: 'email.lost',
  isElsewhere: true,
  readers: sql`
    select told.id, m.id, 'email', told.id from told join people m on m.id = split_part(told.subject, ':', 2)::bigint
    where m.roster_email is not null`,
  words: async (on, { reader }) => {
    const profile = await on
      .selectFrom('profiles')
      .select('roster_email as to')
      .where('member_id', '=', reader.id)
      .executeTakeFirst();
    if (!profile?.to) return null;
    return {
      to: profile.to,
      subject: 'Your e-mail address in Laurel is that of the roster again',
      text: `Hello ${reader.name},\n\nthe e-mail address that you had chosen in your profile belongs to a colleague in the company's roster. We write to this address again; you can choose another one in your profile.`,
    };
  },
};
