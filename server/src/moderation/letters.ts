import { withNames } from '@laurel/contract/calls/comments/comment';
import { type Reportable, reportable } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { itemOf } from '#directory/card-scope';
import { caseOf } from '#directory/case-scope';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { namesNow } from '#words/mentions';
import { joinWords } from '#words/read';
import { kindIn } from './queries.ts';
import * as texts from './texts.ts';

/** Tells who reported something that it was looked at, and brings what moderators write. */
export function moderationLetters({ publicUrl, contactTo }: { publicUrl: string; contactTo: string }) {
  return [toReporter, toSide(publicUrl, contactTo)];
}

const reachable = sql`m.deactivated_at is null and m.email is not null`;

interface Decided {
  of: Reportable;
}

const subjectId = sql`split_part(told.subject, ':', 2)`;
/** The case of what an event is about; those of a former release name nothing but the card. */
const caseTold = sql`case split_part(told.subject, ':', 1) when 'card' then ${caseOf('card', subjectId)} when 'idea' then ${caseOf('idea', subjectId)}
  when 'signature' then ${caseOf('signature', subjectId)} else ${caseOf('comment', subjectId)} end`;

const ofReport = kindIn('p');

/** Once for each report, and without a detail. */
const toReporter: Letter<'case.decided'> = letter({
  name: 'report decided',
  title: texts.titleDecided,
  type: 'case.decided',
  formerType: 'card.decided',
  kind: 'decision',
  notice: noticeOf<Decided>({
    known: sql`
      select asked.id, jsonb_build_object('of', ${ofReport}) from asked join card_reports p on p.id = asked.about_id`,
    words: ({ of }) => say(texts.lookedAt, { of }),
    path: () => null,
  }),
  readers: sql`
    select told.id, m.id, 'email', p.id from told join card_reports p on p.case_id = ${caseTold} join people m on m.id = p.by_id
    where told.facts ->> 'decision' <> 'show' and p.withdrawn_at is null and p.created_at <= told.at and m.deactivated_at is null`,
  read: async (on, { aboutId }) => {
    const { rows } = await sql<Decided>`select ${ofReport} as of from card_reports p where p.id = ${aboutId}`.execute(
      on,
    );
    return rows[0] ?? null;
  },
  words: ({ of }, { reader }) => ({
    subject: say(texts.subjectDecided, { of }),
    text: [say(hello, { name: reader.name }), say(texts.lookedAt, { of })].join('\n\n'),
  }),
  samples: () => reportable.map((of) => ({ of })),
});

interface Talked {
  of: Reportable;
  text: string;
  /** What the comment or the signature says, or how the idea is called. */
  about: string;
  /** The card, or one of those that the comment was written to, if the reader gave or received it. */
  cardId: string | null;
  /** The reader's own idea, or one to which they wrote. */
  ideaId: string | null;
}

const talkedOf = {
  card: { about: texts.aboutCard, its: texts.theComment },
  comment: { about: texts.aboutComment, its: texts.theComment },
  idea: { about: texts.aboutIdea, its: texts.theIdea },
  signature: { about: texts.aboutSignature, its: texts.theSignature },
} as const satisfies Record<Reportable, object>;

const toSide = (publicUrl: string, contactTo: string): Letter<'case.talked'> =>
  letter({
    name: 'card talk',
    title: texts.titleTalk,
    type: 'case.talked',
    formerType: 'card.talked',
    kind: 'must',
    readers: sql`
      select told.id, m.id, 'email', d.id from told join card_deeds d on d.id = (told.facts ->> 'deedId')::bigint
      join people m on m.id = d.to_id where ${reachable}`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Talked & { names: string[] }>`
        select ${kindIn('d')} as of, said.text, coalesce(now.text, title.text, signed.text, '') as about,
          coalesce(d.idea_id, x.idea_id)::text as "ideaId", ${namesNow} as names,
          coalesce(d.card_id, (select r.id from recognitions r where ${itemOf} = x.item and x.by_id in (r.from_id, r.to_id)
            -- limit: one leads there
            order by r.id limit 1))::text as "cardId"
        from card_deeds d left join comments x on x.id = d.comment_id ${joinWords('said', 'card.talk', 'd.id')} ${joinWords('now', 'comment', 'x.id')}
          ${joinWords('title', 'idea.title', 'd.idea_id')} ${joinWords('signed', 'signature', 'd.signature_id')}
        where d.id = ${aboutId} and said.text is not null`.execute(on);
      const [found] = rows;
      if (!found) return null;
      const { names, ...talked } = found;
      return { ...talked, about: withNames(talked.about, names) };
    },
    words: ({ of, text, about, cardId, ideaId }, { reader }) => ({
      subject: say(texts.subjectTalk, { of }),
      replyTo: contactTo,
      text: [
        say(hello, { name: reader.name }),
        say(talkedOf[of].about),
        ...(about === '' ? [] : [say(talkedOf[of].its, { text: about })]),
        text,
        ...(cardId === null ? [] : [`${publicUrl}/card/${cardId}`]),
        ...(ideaId === null ? [] : [`${publicUrl}/ideabox?idea=${ideaId}`]),
      ].join('\n\n'),
    }),
    samples: (): Talked[] => [
      { of: 'card', text: things().reason, about: '', cardId: '17', ideaId: null },
      { of: 'comment', text: things().reason, about: things().thanks, cardId: null, ideaId: null },
      { of: 'idea', text: things().reason, about: things().idea, cardId: null, ideaId: '17' },
      { of: 'signature', text: things().reason, about: things().thanks, cardId: null, ideaId: null },
    ],
  });
