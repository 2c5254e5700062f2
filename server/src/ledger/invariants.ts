import { statementLines } from './statement-lines.ts';
import { wasOf } from './was-of.ts';

/** What must hold at any moment. */
export interface Invariant {
  id: string;
  words: string;
  /**
   * Finds the rows that break it, and so finds none. What is written once is looked at from the last seal on: `:since` is the
   * last sealed transaction, `:at` a time safely before it (0 and -infinity for a proof of the whole).
   */
  sql: string;
}

/** What happened that moves points: to whose account, and how many; of an account that is the company's to nobody's. */
const moves = `
  select 'nomination' as kind, p.nomination_id || ':' || coalesce(${wasOf('recognitions.to_id', 'r.id')}, r.to_id) as source_id, r.to_id as member_id, 'wallet' as account, p.points_each::bigint as points
    from payouts p join recognitions r on r.nomination_id = p.nomination_id where p.points_each > 0 and p.created_at >= :at
  union all select a.what, l.id::text, l.to_id, 'wallet', a.points from awards a join award_lines l on l.award_id = a.id
    where a.points > 0 and a.created_at >= :at
  union all select 'idea', id::text, by_id, 'wallet', reward_points from ideas where reward_points > 0 and reviewed_at >= :at
  union all select 'order', basket_id::text, member_id, 'wallet', -points from orders where points > 0 and created_at >= :at
  union all select 'refund', r.id::text, o.member_id, 'wallet', r.points
    from refunds r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id where r.points > 0 and r.created_at >= :at
  union all select 'cancel', o.basket_id::text, o.member_id, 'wallet', o.points from orders o join order_states s on s.order_id = o.id
    where s.status_id = 90 and s.updated_at >= :at and o.points > 0
      and not exists (select from refunds r join order_lines l on l.id = r.order_line_id where l.order_id = o.id)
  union all select 'budget', period || ':' || member_id, member_id, 'pot', points from budget_grants where created_at >= :at
  union all select 'correction', 'line:' || l.id, l.member_id, l.account, l.points from corrections c join correction_lines l on l.correction_id = c.id
    where l.points <> 0 and c.created_at >= :at
  union all select 'debt', id::text, member_id, 'wallet', points from debts where created_at >= :at
  union all select 'repayment', c.id::text, d.member_id, 'wallet', -c.points from debt_changes c join debts d on d.id = c.debt_id
    where c.kind = 'repaid' and c.created_at >= :at
  union all select case when m.to_id is null then 'return' else 'move' end, m.id::text, coalesce(m.to_id, m.member_id), 'pot',
      case when m.to_id is null then -m.points else m.points end from pot_acts a join pot_moves m on m.act_id = a.id where a.created_at >= :at
  union all select 'merger', id::text, stays_id, 'wallet', wallet_points from mergers where wallet_points > 0 and created_at >= :at
  union all select 'reserve', id::text, member_id, account, -points from reservations where made_at >= :at
  union all select 'release', r.id::text, l.member_id, r.account, r.points from reservation_releases l join reservations r on r.id = l.reservation_id
    where l.at >= :at`;

export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    words: 'All legs over all accounts sum to 0.',
    sql: 'select sum(amount) as total from ledger_legs where transaction_id > :since having sum(amount) <> 0',
  },
  {
    id: 'I2',
    words: 'Every transaction has two legs or more and sums to 0.',
    sql: `select t.id from ledger_transactions t left join ledger_legs l on l.transaction_id = t.id
      where t.id > :since group by t.id having count(l.account_id) < 2 or sum(l.amount) <> 0`,
  },
  {
    id: 'I3',
    words: 'Every stored balance is what its last leg left.',
    sql: `select a.id from ledger_accounts a left join lateral (
        -- limit: the last leg, I13 proves those before it
        select after, version from ledger_legs l where l.account_id = a.id order by version desc limit 1) last on true
      where a.balance is not null and (a.balance <> coalesce(last.after, 0) or a.version <> coalesce(last.version, 0))`,
  },
  {
    id: 'I4',
    words: 'No wallet and no pot was below 0 at any step.',
    sql: 'select transaction_id, account_id from ledger_legs where after < 0 and transaction_id > :since',
  },
  {
    id: 'I5',
    words: 'No leg, transaction or priced line is changed: the append-only guards stand.',
    sql: `select guarded from unnest(array['ledger_legs', 'ledger_transactions', 'ledger_seals', 'orders', 'order_lines', 'refunds',
        'awards', 'award_lines', 'payouts', 'verdicts', 'budget_grants', 'pot_acts', 'pot_moves', 'pot_uses', 'corrections', 'correction_lines', 'debt_changes', 'audit_entries', 'events', 'words', 'order_contacts',
        'mergers', 'merger_moves', 'approval_decisions', 'reservations', 'reservation_releases']) as guarded
      where not exists (select from pg_trigger where tgrelid = guarded::regclass and tgname in (guarded || '_append_only', guarded || '_written_once') and tgenabled <> 'D')
      union all select guarded from unnest(array['orders', 'awards', 'award_lines', 'words', 'order_contacts']) as guarded
      where not exists (select from pg_trigger where tgrelid = guarded::regclass and tgname = guarded || '_follow_merger' and tgenabled <> 'D')`,
  },
  {
    id: 'I6',
    words: 'Every business event has exactly one transaction, and every transaction one event.',
    sql: `with moves as (${moves})
      select kind, source_id from moves m where not exists (
        select from ledger_transactions t where t.kind = m.kind and t.source_id = m.source_id)
      union all
      select kind, source_id from ledger_transactions t where t.id > :since and kind <> 'leaver' and (kind <> 'correction' or source_id ^@ 'line:')
        and not exists (select from moves m where m.kind = t.kind and m.source_id = t.source_id)`,
  },
  {
    id: 'I7',
    words: 'An order totals its lines less its discount, and debits that in points.',
    sql: `select o.id from orders o join order_lines l on l.order_id = o.id where o.created_at >= :at group by o.id
        having o.subtotal_minor <> sum(l.qty * l.price_minor) or o.discount_minor <> sum(l.discount_minor)
      union all
      select o.id from orders o where o.points > 0 and o.created_at >= :at and not exists (
        select from ledger_transactions t join ledger_legs g on g.transaction_id = t.id
        where t.kind = 'order' and t.source_id = o.basket_id::text and g.amount = -o.points)`,
  },
  {
    id: 'I8',
    words: 'A voucher line has exactly its quantity of codes.',
    sql: `select l.id from order_lines l join order_line_states s on s.order_line_id = l.id
      left join voucher_codes c on c.order_line_id = l.id where s.updated_at >= :at
      group by l.id, s.dispatch_status having (s.dispatch_status = 4 and count(c.id) <> l.qty) or (s.dispatch_status <> 4 and count(c.id) > 0)`,
  },
  {
    id: 'I9',
    words: 'No promotional code is used more often than it may be, in all or by one member.',
    sql: `select p.id from promos p left join promo_uses u on u.promo_id = p.id group by p.id
        having count(u.order_id) > coalesce(p.limit_total, count(u.order_id)) or count(u.order_id) <> p.uses
      union all select p.id from promos p join promo_uses u on u.promo_id = p.id where u.n > p.limit_per_member`,
  },
  {
    id: 'I10',
    words: 'Nobody credits themselves.',
    sql: `select t.id from ledger_transactions t join ledger_legs l on l.transaction_id = t.id and l.amount > 0
      join ledger_accounts a on a.id = l.account_id
      where t.id > :since and a.member_id = t.actor_id and t.kind not in ('cancel', 'refund', 'budget', 'correction', 'release')`,
  },
  {
    id: 'I11',
    words: 'No leg stands on a closed account, and none credits somebody unregistered.',
    sql: `select l.transaction_id from ledger_legs l join ledger_accounts a on a.id = l.account_id
        join ledger_transactions t on t.id = l.transaction_id where t.id > :since and t.posted_at > a.closed_at and a.closed_at >= a.opened_at
          and t.kind <> 'leaver' and l.at > a.closed_at
      union all
      select l.transaction_id from ledger_legs l join ledger_accounts a on a.id = l.account_id and a.kind = 'wallet'
        join members m on m.id = a.member_id where l.transaction_id > :since and l.amount > 0 and m.registered_at is null`,
  },
  {
    id: 'I12',
    words: 'A cancelled order is mirrored exactly and not refunded; refunds stay within the order.',
    sql: `select t.id from ledger_transactions t join orders o on t.kind = 'cancel' and t.source_id = o.basket_id::text
        where t.id > :since and (o.points <> (select sum(amount) from ledger_legs where transaction_id = t.id and amount > 0)
          or exists (select from refunds r join order_lines l on l.id = r.order_line_id where l.order_id = o.id))
      union all select l.id from order_lines l join refunds r on r.order_line_id = l.id
        where l.id in (select order_line_id from refunds where created_at >= :at) group by l.id having sum(r.qty) > l.qty
      union all select o.id from orders o join order_lines l on l.order_id = o.id join refunds r on r.order_line_id = l.id
        where o.id in (select n.order_id from refunds f join order_lines n on n.id = f.order_line_id where f.created_at >= :at)
        group by o.id having sum(r.points) > o.points`,
  },
  {
    id: 'I13',
    words: 'Every chain of legs runs 1, 2, 3 without a gap, each after the one before.',
    sql: `select l.account_id, l.version from ledger_legs l
      left join ledger_legs before on before.account_id = l.account_id and before.version = l.version - 1
      where l.version is not null and l.transaction_id > :since
        and (l.after <> coalesce(before.after, 0) + l.amount or (before.version is null) <> (l.version = 1))`,
  },
  {
    id: 'I14',
    words: 'A nomination is paid at most once, never when declined, and as several decided where they did.',
    sql: `select n.id from nominations n join payouts p on p.nomination_id = n.id where p.created_at >= :at and n.state <> 'rated'
      union all select n.id from nominations n where n.state = 'rated'
        and n.id in (select nomination_id from reviews where created_at >= :at)
        and not exists (select from payouts p where p.nomination_id = n.id)
      union all select n.id from verdicts v join nominations n on n.id = v.nomination_id left join payouts p on p.nomination_id = n.id
        where v.created_at >= :at and (n.state <> case when v.rating = 0 then 'declined' else 'rated' end
          or v.rating > 0 and p.review_id is distinct from v.review_id)`,
  },
  {
    id: 'I15',
    words: 'An idea is rewarded at most once, and only when its state says so.',
    sql: `select i.id from ideas i join ledger_transactions t on t.kind = 'idea' and t.source_id = i.id::text
      join ledger_legs l on l.transaction_id = t.id and l.amount > 0
      where t.id > :since and (i.state <> 'rewarded' or l.amount <> i.reward_points)`,
  },
  {
    id: 'I16',
    words: 'Every event moved its own points, on an account of whom it names, or of who they were before a merger.',
    sql: `with moves as (${moves})
      select m.kind, m.source_id from moves m join ledger_transactions t on t.kind = m.kind and t.source_id = m.source_id
      where m.member_id is not null and not exists (select from ledger_legs l join ledger_accounts a on a.id = l.account_id
        join members owner on owner.id = a.member_id join members named on named.id = m.member_id
        where l.transaction_id = t.id and a.kind = m.account and l.amount = m.points
          and coalesce(owner.merged_into_id, owner.id) = coalesce(named.merged_into_id, named.id))`,
  },
  {
    id: 'I17',
    words: 'Every promised message is tried within five minutes, and ends at most once.',
    sql: `select m.id from messages m where m.state = 'promised' and m.attempts = 0 and m.queued_at < now() - interval '5 minutes'
      union all select message_id from message_attempts where outcome = 'sent' group by message_id having count(*) > 1`,
  },
  {
    id: 'I18',
    words: 'The statement that a member sees adds up to the balance, and says what each line was.',
    sql: `with touched as (select id from ledger_accounts where balance is not null and closed_at is null
        and (:since = 0 or id in (select account_id from ledger_legs where transaction_id > :since))
      ), shown as (
        select account_id, sum(amount) as total, count(*) as lines, bool_or(array_position(told, null) is not null) as lacks
        from (${statementLines('ledger_legs')}) line where account_id in (select id from touched) group by account_id
      )
      select a.id from touched join ledger_accounts a using (id) left join shown s on s.account_id = a.id
      where coalesce(s.total, 0) <> a.balance or coalesce(s.lines, 0) <> a.version or s.lacks`,
  },
  {
    id: 'I19',
    words: 'No voucher code is shown beyond what is left of its line, and a void code belongs to a refund.',
    sql: `select l.id from order_lines l join order_line_states s on s.order_line_id = l.id join voucher_codes c on c.order_line_id = l.id
      where s.updated_at >= :at group by l.id, s.qty_refunded having count(*) filter (where c.voided_at is null) <> l.qty - s.qty_refunded`,
  },
  {
    id: 'I20',
    words:
      'The desk counts as open what was neither refunded nor cancelled, and counts as refunded what the refunds say.',
    sql: `select l.id from order_lines l join order_line_states s on s.order_line_id = l.id join order_states o on o.order_id = l.order_id
      left join refunds r on r.order_line_id = l.id where s.updated_at >= :at or o.updated_at >= :at
      group by l.id, s.order_line_id, o.order_id
      having s.qty_refunded <> coalesce(sum(r.qty), 0)
        or s.qty_open <> case when o.status_id = 90 then 0 else l.qty - s.qty_refunded end`,
  },
  {
    id: 'I21',
    words: 'Legs, award lines, cards, messages and words refer to what is there.',
    sql: `select 'leg' as what, l.transaction_id as id from ledger_legs l where l.transaction_id > :since
        and (not exists (select from ledger_transactions t where t.id = l.transaction_id) or not exists (select from ledger_accounts a where a.id = l.account_id))
      union all select 'transaction', t.id from ledger_transactions t
        where t.id > :since and t.actor_id is not null and not exists (select from members m where m.id = t.actor_id)
      union all select 'line', l.id from award_lines l
        where not exists (select from awards a where a.id = l.award_id) or not exists (select from members m where m.id = l.to_id)
      union all select 'card', r.id from recognitions r where r.created_at >= :at
        and ((r.from_id is not null and not exists (select from members m where m.id = r.from_id)) or not exists (select from members m where m.id = r.to_id) or (r.award_id is not null and not exists (select from awards a where a.id = r.award_id)))
      union all select 'boost', r.id from recognitions r where r.boosts_item is not null and r.created_at >= :at
        and not exists (select from recognitions o where coalesce(o.award_id * 2, o.nomination_id * 2 + 1) = r.boosts_item)
      union all select 'message', e.id from messages e where e.member_id is not null and not exists (select from members m where m.id = e.member_id)
      union all select 'words', w.of_id from words w where w.by_id is not null and not exists (select from members m where m.id = w.by_id)`,
  },
  {
    id: 'I22',
    words:
      'What is taken back goes the way that it came, once and never more than it was, or to the programme; its card says so.',
    sql: `with back as (
        select l.id, l.transaction_id, l.points, l.points_asked, l.member_id, l.account, c.kind, t.id as moved_id
        from corrections c join correction_lines l on l.correction_id = c.id
        left join ledger_transactions t on t.kind = 'correction' and t.source_id = 'line:' || l.id
        where l.transaction_id is not null and c.created_at >= :at
      )
      select b.id from back b join ledger_legs got on got.transaction_id = b.transaction_id and got.amount > 0
        join ledger_legs paid on paid.transaction_id = b.transaction_id and paid.amount < 0
        left join ledger_legs taken on taken.transaction_id = b.moved_id and taken.amount < 0
        left join ledger_legs given on given.transaction_id = b.moved_id and given.amount > 0
        left join ledger_accounts giver on giver.id = given.account_id
        where b.points_asked <> got.amount or (b.points <> 0) <> (b.moved_id is not null)
          or (b.points <> 0 and (taken.account_id <> got.account_id or given.amount <> abs(b.points)
            or case when b.kind = 'forfeit' then giver.member_id is distinct from b.member_id or giver.kind <> b.account
              else given.account_id <> paid.account_id and giver.kind <> 'programme' end))
      union all select transaction_id from correction_lines where transaction_id is not null group by transaction_id having count(*) > 1
      union all select l.id from corrections c join correction_lines l on l.correction_id = c.id
        join recognitions r on r.to_id = l.member_id
          and (r.award_id = case when c.kind in ('award', 'undo') then c.subject_id end or r.nomination_id = case when c.kind = 'nomination' then c.subject_id end)
        where c.kind in ('award', 'undo', 'nomination') and c.created_at >= :at and r.withdrawn_at is null
      union all select c.id from corrections c left join recognitions r on r.id = c.subject_id
        where c.kind = 'card' and c.created_at >= :at and (r.withdrawn_at is null or r.points > 0)`,
  },
  {
    id: 'I23',
    words: 'What is left of the lots of a pot is what is in it; each leg of a pot came into lots, or out of them.',
    sql: `select a.id from ledger_accounts a left join (
          select account_id, sum(left_points) as points from pot_lots where points - used_points - returned_points - moved_points > 0 group by 1
        ) l on l.account_id = a.id where a.kind = 'pot' and a.balance <> coalesce(l.points, 0)
      union all
      select g.transaction_id from ledger_legs g join ledger_accounts a on a.id = g.account_id and a.kind = 'pot'
        where g.transaction_id > :since and g.amount <>
          coalesce((select sum(l.points) from pot_lots l where l.transaction_id = g.transaction_id and l.account_id = g.account_id), 0) -
          coalesce((select sum(u.points) from pot_uses u join pot_lots l on l.id = u.lot_id
            where u.transaction_id = g.transaction_id and l.account_id = g.account_id), 0)
      union all
      select l.id from pot_lots l join pot_uses u on u.lot_id = l.id
        where :since = 0 or l.id in (select lot_id from pot_uses where transaction_id > :since)
        group by l.id having sum(u.points) <> l.used_points + l.returned_points + l.moved_points
      union all
      select l.id from pot_lots l left join ledger_accounts a on a.id = l.account_id
        where a.kind is distinct from 'pot' or a.member_id <> l.member_id
          or (l.used_points + l.returned_points + l.moved_points > 0 and not exists (select from pot_uses u where u.lot_id = l.id))
      union all
      select m.id from pot_moves m join pot_uses u on u.lot_id = m.lot_id
        join ledger_transactions t on t.id = u.transaction_id and t.source_id = m.id::text and t.kind = case when m.to_id is null then 'return' else 'move' end
        where u.points <> m.points and t.id > :since`,
  },
  {
    id: 'I24',
    words:
      'Of a debt what was repaid, forgiven, written off and is left is what was asked for; whoever owed points repaid it with what they earned, before they kept any.',
    sql: `select d.id from debts d left join (
          select debt_id, coalesce(sum(points) filter (where kind = 'repaid'), 0) as repaid, coalesce(sum(points) filter (where kind = 'forgiven'), 0) as forgiven,
            coalesce(sum(points) filter (where kind = 'writtenOff'), 0) as written_off from debt_changes group by debt_id
        ) c on c.debt_id = d.id
        where (d.repaid_points, d.forgiven_points, d.written_off_points) <> (coalesce(c.repaid, 0), coalesce(c.forgiven, 0), coalesce(c.written_off, 0))
          or d.left_points <> d.points - d.repaid_points - d.forgiven_points - d.written_off_points
          or (d.left_points > 0 and exists (select from ledger_accounts a where a.id = d.account_id and a.closed_at is not null))
      union all
      select c.earned_id from debt_changes c join debts d on d.id = c.debt_id left join ledger_legs e on e.transaction_id = c.earned_id and e.amount > 0
          and e.account_id in (select a.id from ledger_accounts a join members m on m.id = a.member_id where d.member_id in (m.id, m.merged_into_id))
        where c.kind = 'repaid' and c.created_at >= :at group by c.earned_id having sum(c.points) > coalesce(min(e.amount), 0)
      union all
      select e.transaction_id from debts d join ledger_transactions lent on lent.kind = 'debt' and lent.source_id = d.id::text
        join ledger_legs loan on loan.transaction_id = lent.id and loan.account_id = d.account_id
        join ledger_legs e on e.account_id = d.account_id and e.version > loan.version and e.amount > 0 and e.transaction_id > :since
        join ledger_transactions t on t.id = e.transaction_id
        left join correction_lines l on l.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
        left join corrections credit on credit.id = l.correction_id and credit.kind = 'credit'
        where (t.kind in ('nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'anniversary') or credit.id is not null)
          and e.amount > coalesce((select sum(c.points) from debt_changes c where c.earned_id = e.transaction_id), 0)
          and (d.left_points > 0 or exists (
            select from debt_changes c left join ledger_legs later on later.transaction_id = c.earned_id and later.account_id = d.account_id
            where c.debt_id = d.id and (later.version > e.version or (c.kind <> 'repaid' and c.written_at > t.posted_at))))`,
  },
  {
    id: 'I25',
    words: 'Whoever is merged has no open account, and one stands for them who is merged into nobody.',
    sql: `select d.id from members d join members s on s.id = d.merged_into_id
        where s.merged_into_id is not null or d.deactivated_at is null
          or exists (select from ledger_accounts a where a.member_id = d.id and a.closed_at is null)
          or not exists (select from mergers g where g.doubled_id = d.id)
      union all select g.doubled_id from mergers g join members d on d.id = g.doubled_id where d.merged_into_id is null`,
  },
  {
    id: 'I26',
    words: 'Of what waits the points are set aside, or none are; what waits no more has none.',
    sql: `select t.id from ledger_transactions t where t.id > :since and t.kind in ('reserve', 'release') and not exists (
        select from ledger_legs l join ledger_accounts a on a.id = l.account_id and a.kind = 'reserved' join reservations r on r.id = t.source_id::bigint
        where l.transaction_id = t.id and l.amount = case t.kind when 'reserve' then r.points else -r.points end)
      union all
      select l.transaction_id from ledger_legs l join ledger_accounts a on a.id = l.account_id and a.kind = 'reserved'
        join ledger_transactions t on t.id = l.transaction_id where t.id > :since and t.kind not in ('reserve', 'release')
      union all
      select a.id from approvals a join reservations r on r.approval_id = a.id left join reservation_releases l on l.reservation_id = r.id
        where l.reservation_id is null group by a.id having a.state <> 'waiting' or sum(r.points) <> a.points`,
  },
  {
    id: 'I27',
    words: 'Who has won a vote stood in it; the prize went to them, and once, unless it was taken back.',
    sql: `select b.id from ballots b where b.winner_id is not null
        and not exists (select from ballot_entries e where e.ballot_id = b.id and e.summary_id = b.winner_id)
      union all
      select b.id from ballots b join awards a on a.ballot_id = b.id join recognitions r on r.award_id = a.id and r.withdrawn_at is null
      join members paid on paid.id = r.to_id left join quarter_summaries s on s.id = b.winner_id left join members won on won.id = s.nominee_id
      group by b.id having count(*) > 1 or bool_or(coalesce(won.merged_into_id, won.id) is distinct from coalesce(paid.merged_into_id, paid.id))`,
  },
  {
    id: 'I28',
    words:
      'What the company gives for years at work goes to one person, from the programme, and is noted, so that it is given once.',
    sql: `select a.id from awards a left join award_lines l on l.award_id = a.id where a.what = 'anniversary' and a.created_at >= :at
        group by a.id having count(l.id) <> 1
      union all
      select a.id from awards a join award_lines l on l.award_id = a.id join members paid on paid.id = l.to_id
        left join anniversary_awards n on n.award_id = a.id left join members noted on noted.id = n.member_id
        where a.what = 'anniversary' and a.created_at >= :at and paid.erased_at is null
          and coalesce(noted.merged_into_id, noted.id) is distinct from coalesce(paid.merged_into_id, paid.id)
      union all
      select n.award_id from anniversary_awards n join awards a on a.id = n.award_id where a.what <> 'anniversary' and a.created_at >= :at
      union all
      select t.id from ledger_transactions t join ledger_legs l on l.transaction_id = t.id and l.amount < 0 join ledger_accounts a on a.id = l.account_id
        where t.kind = 'anniversary' and a.kind <> 'programme' and t.id > :since`,
  },
];
