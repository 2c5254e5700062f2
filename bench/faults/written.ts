import type { Look } from './drill.ts';
import type { Kind } from './kinds.ts';

/** The last ids before a drill begins. */
export interface Written {
  order: number;
  award: number;
  nomination: number;
}

type Owner = Look['owner'];

export async function written(owner: Owner): Promise<Written> {
  const { rows } = await owner.query<Written>(`
    select coalesce((select max(id) from orders), 0) as "order", coalesce((select max(id) from awards), 0) as award,
      coalesce((select max(id) from nominations), 0) as nomination`);
  return rows[0] as Written;
}

/** An act that is there: by what it is found, and whether all that belongs to it is there exactly once. */
interface Found {
  mark: string;
  isWhole: boolean;
}

export async function foundSince(owner: Owner, before: Written): Promise<Record<Kind, Found[]>> {
  const ask = async (text: string, since: number) => (await owner.query<Found>(text, [since])).rows;
  const given = await owner.query<Found & { what: string }>(awardsSince, [before.award]);
  const gifts = given.rows.filter(({ what }) => what === 'payitforward');
  return {
    orders: await ask(ordersSince, before.order),
    gifts,
    awards: given.rows.filter(({ what }) => what !== 'payitforward' && what !== 'thankyou'),
    reviews: await ask(reviewsSince, before.nomination),
    cards: await ask(cardsSince, before.award),
  };
}

const ordersSince = `
  select o.order_num as mark, exists (select from order_states s where s.order_id = o.id)
      and exists (select from order_lines l where l.order_id = o.id)
      and not exists (select from order_lines l left join order_line_states d on d.order_line_id = l.id where l.order_id = o.id and d.order_line_id is null)
      and exists (select from messages m where m.letter = 'order' and m.about_id = o.id) as "isWhole"
  from orders o where o.id > $1`;

/** One line, one posting of its points, one e-card, one message with it. */
const awardsSince = `
  select a.what, w.text as mark, (select count(*) = 1 from award_lines l where l.award_id = a.id)
      and (select count(*) = 1 from award_lines l join ledger_transactions t on t.kind = a.what and t.source_id = l.id::text
        join ledger_legs g on g.transaction_id = t.id and g.amount = a.points where l.award_id = a.id)
      and (select count(*) = 1 from recognitions r left join messages m on m.letter = 'card' and m.about_id = r.id
        where r.award_id = a.id and m.id is not null) as "isWhole"
  from awards a left join words w on w.of = 'award.message' and w.of_id = a.id where a.id > $1`;

/** A nomination that nobody rated was submitted only, and not confirmed as reviewed. */
const reviewsSince = `
  select n.id::text as mark, n.state = 'rated' and n.rating_count = 1 and (select count(*) = 1 from payouts p where p.nomination_id = n.id)
      and (select count(*) = 1 from ledger_transactions t join ledger_legs g on g.transaction_id = t.id and g.amount = 120
        where t.kind = 'nomination' and t.source_id = n.id || ':' || n.nominee_id)
      and (select count(*) = 1 from recognitions r left join messages m on m.letter = 'card' and m.about_id = r.id
        where r.nomination_id = n.id and m.id is not null) as "isWhole"
  from nominations n where n.id > $1`;

/** One e-card, and one line of its recipient's bell with it; by which way they hear of it is theirs to choose. */
const cardsSince = `
  select w.text as mark, (select count(*) = 1 from recognitions r where r.award_id = a.id)
      and (select count(*) = 1 from recognitions r join notices n on n.letter = 'card' and n.about_id = r.id and n.member_id = r.to_id
        where r.award_id = a.id) as "isWhole"
  from awards a left join words w on w.of = 'award.message' and w.of_id = a.id where a.what = 'thankyou' and a.id > $1`;
