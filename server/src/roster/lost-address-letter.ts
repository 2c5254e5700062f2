import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Letter } from '#outbox/letter';
import * as letters from '#outbox/texts';
import * as texts from './texts.ts';

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
      subject: say(texts.letterSubject, { portal: reader.look.name }),
      text: [say(letters.hello, { name: reader.name }), say(texts.letterText)].join('\n\n'),
    };
  },
};
