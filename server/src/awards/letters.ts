import { boostsCounted } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { boosted, isStanding } from '#directory/card-scope';
import { isOnFor } from '#directory/features';
import { knownTo } from '#items/known';
import { whoSaid } from '#items/who';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

const name = 'boost';

/** Who added points to a card since its giver looked last. */
interface Added {
  /** The newest of them. */
  name: string;
  /** As far as they were counted, and one more where there are more. */
  others: number;
  /** To whom it was given, or the first of these. */
  receiver: string;
  cardId: string;
}

/** Of a card `r` that added points to another, and who gave that, `asked`: who added to it since, until the giver saw that. */
const addedSince = sql`
  join recognitions r on r.id = asked.about_id and ${isStanding}
  left join notices n on n.letter = ${name} and n.about_id = r.id and n.member_id = asked.member_id
  join lateral ${boosted} on o.withdrawn_at is null and o.hidden_at is null
  cross join lateral (select display_name from people where id = o.to_id and erased_at is null offset 0) receiver
  cross join lateral (
    select count(distinct each.from_id)::int as people, (array_agg(each.from_id order by each.id desc))[1] as newest from (
      select b.id, b.from_id from recognitions b
      where b.boosts_item = r.boosts_item and b.award_id >= r.award_id and b.withdrawn_at is null and (n.read_at is null or b.created_at <= n.read_at)
      -- limit: as far as they are counted, and told to be more
      order by b.award_id desc limit ${boostsCounted + 1}) each) added
  cross join lateral (select display_name from people where id = added.newest and erased_at is null offset 0) newest`;

const addedJson = sql`jsonb_build_object('name', newest.display_name, 'others', added.people - 1, 'receiver', receiver.display_name, 'cardId', o.id::text)`;

/** To who gave what others add points to: told as one, for as long as they have not looked. How many points, they read there. */
export function boostLetter({ publicUrl }: { publicUrl: string }): Letter<'recognition.given'> {
  return letter({
    name,
    title: texts.titleBoost,
    type: 'recognition.given',
    kind: 'reaction',
    notice: noticeOf<Added>({
      known: sql`select asked.id, ${addedJson} from asked ${addedSince}`,
      words: whoAdded,
      path: ({ cardId }) => `/card/${cardId}`,
    }),
    readers: sql`
      select distinct on (r.boosts_item, o.from_id) told.id, o.from_id, 'email', r.id
      from told join recognitions r on r.award_id = case when told.subject ^@ 'award:' then split_part(told.subject, ':', 2)::bigint end and r.boosts_item is not null
      join lateral ${boosted} on o.from_id <> r.from_id and ${isOnFor('boosts', sql`o.from_id`)}
      where not exists (
        select from notices n join recognitions b on b.id = n.about_id
        where n.member_id = o.from_id and n.read_at is null and n.letter = ${name} and b.boosts_item = r.boosts_item)
      order by r.boosts_item, o.from_id, r.id`,
    read: (on, writing) => knownTo<Added>(on, { json: addedJson, since: addedSince }, writing),
    words: (known, { reader }) => ({
      subject: whoAdded(known),
      text: [
        say(hello, { name: reader.name }),
        whoAdded(known),
        say(texts.seeBoosted, { link: `${publicUrl}/card/${known.cardId}` }),
      ].join('\n\n'),
    }),
    samples: () => {
      const known = { name: people.colleague, receiver: people.other, cardId: '17' };
      return [
        { ...known, others: 3 },
        { ...known, others: 0 },
      ];
    },
  });
}

function whoAdded({ name: newest, others, receiver }: Added): string {
  return say(texts.added, { who: whoSaid(newest, others, boostsCounted), receiver, count: others + 1 });
}
