import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { nameOf } from '#directory/people';
import { letter } from '#outbox/letter';
import { people } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

interface Viewed {
  by: string;
  reason: string;
}

/** Tells whoever is looked as, at once. */
export const viewingLetter = letter<'viewing.begun', Viewed>({
  name: 'viewed',
  title: texts.titleViewed,
  type: 'viewing.begun',
  kind: 'must',
  readers: sql`
    select told.id, m.id, 'email', (told.facts ->> 'viewingId')::bigint from told
    join viewings v on v.id = (told.facts ->> 'viewingId')::bigint join people m on m.id = v.member_id
    where m.deactivated_at is null and m.email is not null`,
  read: async (on, { event: { id, actorId } }) => {
    const { rows } = await sql<{ reason: string }>`
      select particulars ->> 'reason' as reason from event_particulars where event_id = ${id}`.execute(on);
    return { by: await nameOf(on, actorId), reason: rows[0]?.reason ?? '' };
  },
  words: ({ by, reason }, { reader }) => ({
    subject: say(texts.viewedSubject, { by }),
    text: [
      say(hello, { name: reader.name }),
      say(texts.viewedLetter, { by }),
      say(texts.viewedWhy, { reason }),
      say(texts.viewedMore),
    ].join('\n\n'),
  }),
  samples: () => [{ by: people.colleague, reason: say(texts.sampleReason) }],
});
