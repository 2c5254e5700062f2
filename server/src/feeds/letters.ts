import { holdersOf } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { uploadAccess } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

/** Tells those who upload rosters that a file which came by itself failed, or waits for one of them. */
export function feedLetter({ publicUrl }: { publicUrl: string }): Letter<'feed.stopped'> {
  const holders = [...holdersOf(uploadAccess.roster)];
  return letter({
    name: 'feed stopped',
    title: texts.titleStopped,
    type: 'feed.stopped',
    readers: sql`
      select told.id, m.id, 'email', told.id from told cross join members m join profiles p on p.member_id = m.id
      where m.id in (select held.member_id from roles_at(told.at) held where held.capability = any(${holders}::text[]))
        and m.registered_at is not null and p.email is not null`,
    read: async (on, { event: { subject, facts } }) => {
      const file = await on
        .selectFrom('fed_files')
        .select('words')
        .where('id', '=', Number(subject.split(':')[1]))
        .executeTakeFirstOrThrow();
      return { source: facts.source, state: facts.state, why: file.words };
    },
    words: ({ source, state, why }, { reader }) => ({
      subject: say(state === 'waiting' ? texts.waitingSubject : texts.failedSubject, { source }),
      text: [
        say(hello, { name: reader.name }),
        say(state === 'waiting' ? texts.waitingLetter : texts.failedLetter, { source }),
        why,
        `${publicUrl}/admindataupload`,
      ].join('\n\n'),
    }),
    samples: () => [
      { source: 'Workday nightly', state: 'failed' as const, why: say(texts.makerGone) },
      { source: 'Workday nightly', state: 'waiting' as const, why: say(texts.waits) },
    ],
  });
}
