import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { letter } from '#outbox/letter';
import * as letters from '#outbox/texts';
import * as texts from './texts.ts';

/** Whoever had chosen an address that is another's now hears of it where the roster reaches them. */
export const lostAddressLetter = letter({
  name: 'address lost',
  title: texts.titleLost,
  type: 'email.lost',
  kind: 'must',
  isElsewhere: true,
  readers: sql`
    select told.id, m.id, 'email', told.id from told join people m on m.id = split_part(told.subject, ':', 2)::bigint
    where m.roster_email is not null`,
  read: async (on, { reader }) => {
    const profile = await on
      .selectFrom('profiles')
      .select('roster_email as to')
      .where('member_id', '=', reader.id)
      .executeTakeFirst();
    return profile?.to ? { to: profile.to } : null;
  },
  words: ({ to }, { reader }) => ({
    to,
    subject: say(texts.letterSubject, { portal: reader.look.name }),
    text: [say(letters.hello, { name: reader.name }), say(texts.letterText)].join('\n\n'),
  }),
  samples: () => [{ to: '' }],
});
