/** What must hold at any moment: each query finds the rows that break it, and so finds none. */
export const invariants: readonly { id: string; words: string; sql: string }[] = [
  {
    id: 'I1',
    words: 'All legs over all accounts sum to 0.',
    sql: 'select sum(amount) as total from ledger_legs having sum(amount) <> 0',
  },
  {
    id: 'I2',
    words: 'Every transaction has two legs or more and sums to 0.',
    sql: `select t.id from ledger_transactions t left join ledger_legs l on l.transaction_id = t.id
      group by t.id having count(l.account_id) < 2 or sum(l.amount) <> 0`,
  },
  {
    id: 'I3',
    words: 'Every stored balance is the sum of its legs.',
    sql: `select a.id from ledger_accounts a left join ledger_legs l on l.account_id = a.id where a.balance is not null
      group by a.id having a.balance <> coalesce(sum(l.amount), 0)`,
  },
  { id: 'I4', words: 'No wallet and no pot is below 0.', sql: 'select id from ledger_accounts where balance < 0' },
  {
    id: 'I5',
    words: 'No leg, transaction or priced line is changed: the append-only guards stand.',
    sql: `select guarded from unnest(array['ledger_legs', 'ledger_transactions', 'ledger_seals', 'orders', 'order_lines', 'refunds',
        'awards', 'award_lines', 'payouts', 'budget_grants', 'audit_entries', 'events']) as guarded
      where not exists (select from pg_trigger where tgrelid = guarded::regclass and tgname = guarded || '_append_only' and tgenabled <> 'D')`,
  },
  {
    id: 'I6',
    words: 'Every business event has exactly one transaction, and every transaction one event.',
    sql: `with events as (
        select 'nomination' as kind, p.nomination_id || ':' || r.to_id as source_id from payouts p
          join recognitions r on r.nomination_id = p.nomination_id where p.points_each > 0
        union all select a.what, l.id::text from awards a join award_lines l on l.award_id = a.id where a.points > 0
        union all select 'idea', id::text from ideas where reward_points > 0
        union all select 'order', basket_id::text from orders where points > 0
        union all select 'refund', id::text from refunds where points > 0
        union all select 'cancel', o.basket_id::text from orders o join order_states s on s.order_id = o.id
          where s.status_id = 90 and o.points > 0
            and not exists (select from refunds r join order_lines l on l.id = r.order_line_id where l.order_id = o.id)
        union all select 'budget', period || ':' || member_id from budget_grants
      )
      select coalesce(e.kind, t.kind) as kind, coalesce(e.source_id, t.source_id) as source_id
      from events e full join (select * from ledger_transactions where kind not in ('leaver', 'correction')) t
        on t.kind = e.kind and t.source_id = e.source_id
      where e.kind is null or t.id is null`,
  },
  {
    id: 'I7',
    words: 'An order totals its lines less its discount, and debits that in points.',
    sql: `select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
        having o.subtotal_minor <> sum(l.qty * l.price_minor) or o.discount_minor <> sum(l.discount_minor)
      union all
      select o.id from orders o where o.points > 0 and not exists (
        select from ledger_transactions t join ledger_legs g on g.transaction_id = t.id
        where t.kind = 'order' and t.source_id = o.basket_id::text and g.amount = -o.points)`,
  },
  {
    id: 'I8',
    words: 'A voucher line has exactly its quantity of codes.',
    sql: `select l.id from order_lines l join order_line_states s on s.order_line_id = l.id
      left join voucher_codes c on c.order_line_id = l.id
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
      where a.member_id = t.actor_id and t.kind not in ('cancel', 'refund', 'budget', 'correction')`,
  },
  {
    id: 'I11',
    words: 'No leg stands on a closed account, and none credits somebody unregistered.',
    sql: `select l.transaction_id from ledger_legs l join ledger_accounts a on a.id = l.account_id
        join ledger_transactions t on t.id = l.transaction_id where t.posted_at > a.closed_at and a.closed_at >= a.opened_at
          and t.kind <> 'leaver' and l.at > a.closed_at
      union all
      select l.transaction_id from ledger_legs l join ledger_accounts a on a.id = l.account_id and a.kind = 'wallet'
        join members m on m.id = a.member_id where l.amount > 0 and m.registered_at is null`,
  },
  {
    id: 'I12',
    words: 'A cancelled order is mirrored exactly and not refunded; refunds stay within the order.',
    sql: `select t.id from ledger_transactions t join orders o on t.kind = 'cancel' and t.source_id = o.basket_id::text
        where o.points <> (select sum(amount) from ledger_legs where transaction_id = t.id and amount > 0)
          or exists (select from refunds r join order_lines l on l.id = r.order_line_id where l.order_id = o.id)
      union all select l.id from order_lines l join refunds r on r.order_line_id = l.id group by l.id having sum(r.qty) > l.qty
      union all select o.id from orders o join order_lines l on l.order_id = o.id join refunds r on r.order_line_id = l.id
        group by o.id having sum(r.points) > o.points`,
  },
  {
    id: 'I13',
    words: 'Every chain of legs runs 1, 2, 3 without a gap, each after the one before.',
    sql: `select account_id, version from (
        select account_id, version, amount, after, row_number() over w as n, coalesce(lag(after) over w, 0) as before
        from ledger_legs where version is not null window w as (partition by account_id order by version)) chain
      where version <> n or after <> before + amount`,
  },
  {
    id: 'I14',
    words: 'A nomination is paid at most once, and never when declined.',
    sql: `select n.id from nominations n join payouts p on p.nomination_id = n.id where n.state <> 'rated'
      union all select n.id from nominations n where n.state = 'rated' and not exists (select from payouts p where p.nomination_id = n.id)`,
  },
  {
    id: 'I15',
    words: 'An idea is rewarded at most once, and only when its state says so.',
    sql: `select i.id from ideas i join ledger_transactions t on t.kind = 'idea' and t.source_id = i.id::text
      join ledger_legs l on l.transaction_id = t.id and l.amount > 0 where i.state <> 'rewarded' or l.amount <> i.reward_points`,
  },
  {
    id: 'I16',
    words: 'No pot has paid out more than it was granted.',
    sql: `select a.member_id from ledger_accounts a join ledger_legs l on l.account_id = a.id where a.kind = 'pot'
      group by a.member_id having -sum(l.amount) filter (where l.amount < 0) > sum(l.amount) filter (where l.amount > 0)`,
  },
  {
    id: 'I17',
    words: 'Every promised message is tried within five minutes, and ends at most once.',
    sql: `select m.id from messages m where m.state = 'promised' and m.attempts = 0 and m.queued_at < now() - interval '5 minutes'
      union all select message_id from message_attempts where outcome = 'sent' group by message_id having count(*) > 1`,
  },
  {
    id: 'I18',
    words: 'What a statement adds up to is what the header shows.',
    sql: `select a.id from ledger_accounts a where a.balance is not null and a.version > 0 and not exists (
      select from ledger_legs l where l.account_id = a.id and l.version = a.version and l.after = a.balance)`,
  },
  {
    id: 'I19',
    words: 'No voucher code is shown beyond what is left of its line, and a void code belongs to a refund.',
    sql: `select l.id from order_lines l join order_line_states s on s.order_line_id = l.id join voucher_codes c on c.order_line_id = l.id
      group by l.id, s.qty_refunded having count(*) filter (where c.voided_at is null) <> l.qty - s.qty_refunded`,
  },
  {
    id: 'I20',
    words:
      'The desk counts as open what was neither refunded nor cancelled, and counts as refunded what the refunds say.',
    sql: `select l.id from order_lines l join order_line_states s on s.order_line_id = l.id join order_states o on o.order_id = l.order_id
      left join refunds r on r.order_line_id = l.id group by l.id, s.order_line_id, o.order_id
      having s.qty_refunded <> coalesce(sum(r.qty), 0)
        or s.qty_open <> case when o.status_id = 90 then 0 else l.qty - s.qty_refunded end`,
  },
];
