import { reactionsCounted } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { isStanding, itemOf } from '#directory/card-scope';
import { giverCalled } from '#directory/giver';
import { knownTo, toldAsOne } from '#items/known';
import { whoSaid } from '#items/who';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

const name = 'reaction';

/** Who reacted since somebody looked last. */
interface Reacted {
  /** The newest of them. */
  name: string;
  /** As far as they were counted, and one more where there are more. */
  others: number;
  /** To its reader as who gave the card, or as who got it. */
  isGiver: boolean;
  /** Who is on the other side of the card. */
  other: string;
  /** They alone reacted, and it is they who received it. */
  isOther: boolean;
  /** All of them received it, and thank for it. */
  isThanks: boolean;
  cardId: string;
}

/** Of a reaction and a reader, `asked`: what is known of it and those that came after it, until the reader saw them. */
const reactedSince = sql`
  join reactions first on first.id = asked.about_id
  left join notices n on n.letter = ${name} and n.about_id = first.id and n.member_id = asked.member_id
  cross join lateral (
    select r.id, r.from_id, r.from_id is not distinct from asked.member_id as is_giver, case when r.from_id = asked.member_id then r.to_id else r.from_id end as other_id
    from recognitions r where ${itemOf} = first.item and asked.member_id in (r.from_id, r.to_id) and ${isStanding}
    -- limit: one of the cards that somebody gave at once is enough
    order by r.id limit 1) card
  cross join lateral ${giverCalled('card.other_id')} other
  cross join lateral (
    select count(*)::int as count, bool_and(each.kind = 'grateful' and each.card_id is not null) as is_thanks, (array_agg(each.member_id order by each.id desc))[1] as newest from (
      select x.id, x.member_id, x.kind, x.card_id from reactions x
      where x.item = first.item and x.id >= first.id and x.kind is not null and x.member_id <> asked.member_id and x.member_id is distinct from card.from_id
        and (card.is_giver or x.card_id is null) and (n.read_at is null or x.at <= n.read_at)
      -- limit: as far as they are counted, and told to be more
      order by x.id desc limit ${reactionsCounted + 1}) each) reacted
  cross join lateral (select display_name from people where id = reacted.newest and erased_at is null offset 0) newest`;

/** What was taken back is told to nobody. */
const reactionTold = sql`case when told.facts ->> 'reaction' is not null then (told.facts ->> 'reactionId')::bigint end`;

const reactedJson = sql`jsonb_build_object('name', newest.display_name, 'others', reacted.count - 1, 'isGiver', card.is_giver,
  'other', other.display_name, 'isOther', reacted.count = 1 and reacted.newest is not distinct from card.other_id, 'isThanks', reacted.is_thanks, 'cardId', card.id::text)`;

/**
 * Reactions to one item are told as one, for as long as its reader has not looked: who reacted first is what it is about, and its words tell of
 * whoever came since.
 */
export function reactionLetter({ publicUrl }: { publicUrl: string }): Letter<'item.reacted'> {
  return letter({
    name,
    title: texts.titleReaction,
    type: 'item.reacted',
    kind: 'reaction',
    notice: noticeOf<Reacted>({
      known: sql`select asked.id, ${reactedJson} from asked ${reactedSince}`,
      words: sentence,
      path: ({ cardId }) => `/card/${cardId}`,
    }),
    readers: toldAsOne({ letter: name, of: 'reactions', id: reactionTold }),
    read: (on, writing) => knownTo<Reacted>(on, { json: reactedJson, since: reactedSince }, writing),
    words: (known, { reader }) => ({
      subject: sentence(known),
      text: [
        say(hello, { name: reader.name }),
        sentence(known),
        say(texts.seeCard, { link: `${publicUrl}/card/${known.cardId}` }),
      ].join('\n\n'),
    }),
    samples: () => {
      const known = { name: people.colleague, other: people.other, cardId: '17' };
      return [
        { ...known, others: 4, isGiver: true, isOther: false, isThanks: false },
        { ...known, others: 0, isGiver: false, isOther: false, isThanks: false },
        { ...known, others: 0, isGiver: true, isOther: true, isThanks: true },
      ];
    },
  });
}

function sentence({ others, isGiver, other, isOther, isThanks, ...one }: Reacted): string {
  const who = whoSaid(one.name, others, reactionsCounted);
  const said = { who, other, count: others + 1 };
  if (!isGiver) return say(texts.reactedToMine, said);
  if (isThanks) return say(texts.thankedBack, said);
  return isOther ? say(texts.reactedBack, { who }) : say(texts.reactedToYours, said);
}
