import { withNames } from '@laurel/contract/calls/comments/comment';
import { commentsCounted } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { isVisibleToMember, itemOf } from '#directory/card-scope';
import { giverCalled } from '#directory/giver';
import { isOpenToMember } from '#directory/idea-scope';
import { knownTo, toldAsOne } from '#items/known';
import { microseconds } from '#items/places';
import { isCommentSaidToMember } from '#items/said';
import { placeOfIdea } from '#items/sight';
import { whoSaid } from '#items/who';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { namesNow } from '#words/mentions';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** What a comment is on, to its reader. */
interface On {
  /** To its reader as who gave it, as who got it, or as somebody else. */
  side: 'giver' | 'receiver' | 'other';
  giver: string;
  receiver: string;
  place: string;
  /** Of an idea, which `giver` had: its id and its title. */
  idea: string | null;
  title: string | null;
}

const itemPath = ({ place, idea }: On) => (idea === null ? `/recentrecognition/${place}` : `/ideabox?idea=${idea}`);

/** Of a comment `first` and a member `reader`: what it is on, where they see that. */
const onWhat = sql`
  cross join lateral (
    (select r.from_id, r.to_id, ${microseconds(sql`r.created_at`)} || '.' || ${itemOf} as place,
      case when r.from_id = reader.id then 'giver' when r.to_id = reader.id then 'receiver' else 'other' end as side, null::bigint as idea_id
    from recognitions r where ${itemOf} = first.item and ${isVisibleToMember('reader')}
    -- limit: their own card of it, or the first that they see
    order by r.to_id <> reader.id, r.id limit 1)
    union all
    select i.by_id, i.by_id, ${placeOfIdea}, case when i.by_id = reader.id then 'giver' else 'other' end, i.id
    from ideas i where i.id = first.idea_id and ${isOpenToMember('reader')}) card
  ${joinWords('title', 'idea.title', 'card.idea_id')}
  cross join lateral ${giverCalled('card.from_id')} giver
  cross join lateral (select display_name from people where id = card.to_id and erased_at is null offset 0) receiver`;

const onJson = sql`'side', card.side, 'giver', giver.display_name, 'receiver', receiver.display_name, 'place', card.place, 'idea', card.idea_id::text, 'title', title.text`;

const onCard = { place: '17.2', idea: null, title: null };

interface Commented extends On {
  /** The newest of those who wrote. */
  name: string;
  /** As far as they were counted, and one more where there are more. */
  others: number;
}

const comment = 'comment';

/** Of a comment and a reader, `asked`: who wrote since it, until the reader saw that. */
const commentedSince = sql`
  join comments first on first.id = asked.about_id join members reader on reader.id = asked.member_id
  left join notices n on n.letter = ${comment} and n.about_id = first.id and n.member_id = asked.member_id
  ${onWhat}
  cross join lateral (
    select count(distinct each.by_id)::int as people, (array_agg(each.by_id order by each.id desc))[1] as newest from (
      select x.id, x.by_id from comments x
      where x.item = first.item and x.id >= first.id and x.by_id <> reader.id and (n.read_at is null or x.created_at <= n.read_at) and ${isCommentSaidToMember('reader')}
      -- limit: as far as they are counted, and told to be more
      order by x.id desc limit ${commentsCounted + 1}) each) written
  cross join lateral (select display_name from people where id = written.newest and erased_at is null offset 0) newest`;

const commentedJson = sql`jsonb_build_object(${onJson}, 'name', newest.display_name, 'others', written.people - 1)`;

/**
 * Comments on one item are told as one, for as long as its reader has not looked: the first is what it is about, and its words tell of whoever
 * wrote since.
 */
export function commentLetter({ publicUrl }: { publicUrl: string }): Letter<'comment.written'> {
  return letter({
    name: comment,
    title: texts.titleComment,
    type: 'comment.written',
    kind: 'comment',
    notice: noticeOf<Commented>({
      known: sql`select asked.id, ${commentedJson} from asked ${commentedSince}`,
      words: whoCommented,
      path: itemPath,
    }),
    readers: toldAsOne({ letter: comment, of: 'comments', id: sql`split_part(told.subject, ':', 2)::bigint` }),
    read: (on, writing) => knownTo<Commented>(on, { json: commentedJson, since: commentedSince }, writing),
    words: (known, { reader }) => ({
      subject: whoCommented(known),
      text: [
        say(hello, { name: reader.name }),
        whoCommented(known),
        say(texts.readAll, { link: publicUrl + itemPath(known) }),
      ].join('\n\n'),
    }),
    samples: (): Commented[] => {
      const names = { name: people.colleague, giver: people.other, receiver: people.reader };
      const known = { ...names, ...onCard };
      const onIdea = { ...names, place: '17.2', idea: '17', title: things().idea };
      return [
        { ...known, others: 3, side: 'giver' },
        { ...known, others: 0, side: 'receiver' },
        { ...known, others: 0, side: 'other' },
        { ...onIdea, others: 1, side: 'giver' },
        { ...onIdea, others: 0, side: 'other' },
      ];
    },
  });
}

function whoCommented({ name, others, side, giver, receiver, title }: Commented): string {
  const wrote = { who: whoSaid(name, others, commentsCounted), side, giver, count: others + 1 };
  return title === null ? say(texts.commented, { ...wrote, receiver }) : say(texts.commentedIdea, { ...wrote, title });
}

interface Named extends On {
  name: string;
}

/** Of a comment and a reader, `asked`: who named them, as long as that stands. */
const namedIn = sql`
  join comments first on first.id = asked.about_id join members reader on reader.id = asked.member_id ${onWhat}
  join comments x on x.id = first.id and ${isCommentSaidToMember('reader')}
    and exists (select from comment_mentions t where t.comment_id = x.id and t.member_id = reader.id)
  cross join lateral (select display_name from people where id = x.by_id and erased_at is null offset 0) writer`;

const namedJson = sql`jsonb_build_object(${onJson}, 'name', writer.display_name)`;

/** To whom a comment names, with its words in the e-mail. */
export function mentionLetter({ publicUrl }: { publicUrl: string }): Letter<'comment.mentioned'> {
  return letter({
    name: 'mention',
    title: texts.titleMention,
    type: 'comment.mentioned',
    kind: 'mention',
    notice: noticeOf<Named>({
      known: sql`select asked.id, ${namedJson} from asked ${namedIn}`,
      words: whoNamed,
      path: itemPath,
    }),
    readers: sql`
      select told.id, c.id, 'email', split_part(told.subject, ':', 2)::bigint from told cross join unnest(told.concerns) as c (id)`,
    read: async (on, { aboutId, reader }) => {
      const { rows } = await sql<{ known: Named; text: string; names: string[] }>`
        select ${namedJson} as known, said.text, ${namesNow} as names
        from (select ${aboutId}::bigint as about_id, ${reader.id}::bigint as member_id) asked ${namedIn}
        join words said on said.of = 'comment' and said.of_id = x.id`.execute(on);
      return rows[0] ? { ...rows[0].known, words: withNames(rows[0].text, rows[0].names) } : null;
    },
    words: ({ words, ...known }, { reader }) => ({
      subject: whoNamed(known),
      text: [
        say(hello, { name: reader.name }),
        whoNamed(known),
        words,
        say(texts.readAll, { link: publicUrl + itemPath(known) }),
      ].join('\n\n'),
    }),
    samples: () => [
      {
        ...{
          name: people.colleague,
          giver: people.other,
          receiver: people.colleague,
          side: 'other' as const,
          ...onCard,
        },
        words: `@${people.reader} ${things().thanks}`,
      },
    ],
  });
}

function whoNamed({ name, side, giver, receiver, title }: Named): string {
  return title === null
    ? say(texts.named, { name, side, giver, receiver })
    : say(texts.namedIdea, { name, side, giver, title });
}
