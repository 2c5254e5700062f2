-- What all of this moved, in the order of time: every event one transaction of two legs, every chain without a gap.

insert into budget_grants (period, member_id, points, created_at) select '2023', members.id, 10000000, '2023-10-01T00:00:00Z' from role_assignments held join members on members.id = held.member_id
where held.capability = 'manager';

analyze;

create temp table moves as
select row_number() over (order by at, kind, source) as id, * from (
  select 'budget' as kind, '2023:' || member_id as source, null::bigint as actor, created_at as at,
    'issuance' as from_kind, null::bigint as from_member, 'pot' as to_kind, member_id as to_member, points from budget_grants
  union all
  select 'correction', 'opening' || id, null, '2023-10-01T00:00:00Z', 'programme', null, 'wallet', id, 5000 from members where registered_at is not null
  union all
  select a.what, l.id::text, a.by_id, a.created_at, case a.what when 'adhoc' then 'pot' when 'reward' then 'programme' else 'wallet' end,
    case when a.what <> 'reward' then a.by_id end, 'wallet', l.to_id, a.points
  from awards a join award_lines l on l.award_id = a.id where a.points > 0
  union all
  select 'nomination', n.id || ':' || n.nominee_id, r.reviewer_id, p.created_at, 'programme', null, 'wallet', n.nominee_id, p.points_each
  from payouts p join nominations n on n.id = p.nomination_id join reviews r on r.id = p.review_id
  union all
  select 'order', basket_id::text, member_id, created_at, 'wallet', member_id, 'redeemed', null, points from orders
  union all
  select 'cancel', basket_id::text, member_id, created_at, 'redeemed', null, 'wallet', member_id, points
  from orders o join order_states s on s.order_id = o.id and s.status_id = 90
  union all
  select 'refund', r.id::text, r.by_id, r.created_at, 'redeemed', null, 'wallet', o.member_id, r.points
  from refunds r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id) events;

analyze moves, ledger_accounts;

create temp table legs as
select m.id as transaction_id, c.id as account_id, side.amount, m.at, c.balance is not null as is_stored
from moves m cross join lateral (values (from_kind, from_member, -points), (to_kind, to_member, points)) side (kind, member_id, amount)
  join ledger_accounts c on c.kind = side.kind and coalesce(c.member_id, 0) = coalesce(side.member_id, 0);

analyze legs;

with posted as (
  insert into ledger_transactions (id, kind, source_id, actor_id, at, posted_at)
  overriding system value select id, kind, source, actor, at, at from moves order by id
)
insert into ledger_legs (transaction_id, account_id, amount, after, version, at)
select transaction_id, account_id, amount, case when is_stored then sum(amount) over chain end, case when is_stored then row_number() over chain end, at
from legs window chain as (partition by account_id order by transaction_id rows unbounded preceding) order by transaction_id, account_id;

update ledger_accounts a set balance = s.balance, version = s.version
from (select account_id, sum(amount) as balance, count(*) as version from legs where is_stored group by account_id) s where s.account_id = a.id;

-- What came into a pot is one lot; what was awarded is of it.
insert into pot_lots (account_id, member_id, transaction_id, period, points, used_points, created_at)
select l.account_id, a.member_id, l.transaction_id, '2023', l.amount, coalesce(used.points, 0), l.at
from legs l join ledger_accounts a on a.id = l.account_id and a.kind = 'pot'
  left join (select account_id, -sum(amount) as points from legs where amount < 0 group by account_id) used on used.account_id = a.id
where l.amount > 0;
insert into pot_uses (transaction_id, lot_id, points)
select l.transaction_id, o.id, -l.amount from legs l join pot_lots o on o.account_id = l.account_id where l.amount < 0;

drop table moves, legs;

-- What comes next is numbered behind what stands here.
do $$
declare one record;
begin
  for one in select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %I), false)',
      one.table_name, one.column_name, one.column_name, one.table_name);
  end loop;
end $$;
