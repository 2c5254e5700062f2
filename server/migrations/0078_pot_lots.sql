-- What was put into a pot keeps its last day, and what is left of it. Whoever spends uses what ends first. The ledger's legs bring it about
-- by a trigger, so that a former instance does it too.
alter table budget_grants
  add column ends_on date,
  -- After its last day what is left stays, without an end; otherwise it goes back to the company.
  add column carries boolean not null default false,
  add column act_id bigint;

-- By whom pots were filled, emptied or levelled by hand, or by the clock.
create table pot_acts (
  id bigint generated always as identity constraint pot_acts_pkey primary key,
  kind text not null constraint pot_acts_kind_known check (kind in ('grant', 'move', 'takeBack', 'change', 'end', 'plan')),
  by_id bigint constraint pot_acts_by_known references members (id),
  second_id bigint constraint pot_acts_second_known references members (id),
  period text not null default '',
  -- Why lies in words.
  reason_length integer not null constraint pot_acts_reason_length check (reason_length between 0 and 300),
  created_at timestamptz not null,
  constraint pot_acts_second_person check (second_id <> by_id),
  constraint pot_acts_by_somebody check ((by_id is null) = (kind in ('end', 'plan')))
);
create index pot_acts_newest on pot_acts (created_at desc, id desc);
alter table budget_grants add constraint budget_grants_act_known foreign key (act_id) references pot_acts (id);

create table pot_lots (
  id bigint generated always as identity constraint pot_lots_pkey primary key,
  account_id bigint not null,
  member_id bigint not null,
  -- By which it came, and from which lot, where it came from another pot.
  transaction_id bigint not null,
  parent_id bigint,
  period text not null,
  points bigint not null constraint pot_lots_points_positive check (points > 0),
  -- Awarded, gone back to the company, moved on to other pots.
  used_points bigint not null default 0,
  returned_points bigint not null default 0,
  moved_points bigint not null default 0,
  left_points bigint not null generated always as (points - used_points - returned_points - moved_points) stored,
  ends_on date,
  carries boolean not null default false,
  created_at timestamptz not null,
  constraint pot_lots_within check (points - used_points - returned_points - moved_points between 0 and points
    and used_points >= 0 and returned_points >= 0 and moved_points >= 0)
);
create unique index pot_lots_once on pot_lots (transaction_id, coalesce(parent_id, 0));
create index pot_lots_member on pot_lots (member_id);
create index pot_lots_left on pot_lots (account_id) where points - used_points - returned_points - moved_points > 0;
create index pot_lots_ending on pot_lots (ends_on) where ends_on is not null and points - used_points - returned_points - moved_points > 0;

-- What a transaction used of a lot; below 0 where it came back.
create table pot_uses (
  transaction_id bigint not null,
  lot_id bigint not null,
  points bigint not null constraint pot_uses_points_some check (points <> 0),
  constraint pot_uses_pkey primary key (transaction_id, lot_id)
);
create index pot_uses_lot on pot_uses (lot_id);

-- Out of which lot by hand or by the clock, and into which pot; to the company where it is none.
create table pot_moves (
  id bigint generated always as identity constraint pot_moves_pkey primary key,
  act_id bigint not null constraint pot_moves_act_known references pot_acts (id),
  lot_id bigint not null constraint pot_moves_lot_known references pot_lots (id),
  member_id bigint not null constraint pot_moves_member_known references members (id),
  to_id bigint constraint pot_moves_to_known references members (id),
  points bigint not null constraint pot_moves_points_positive check (points > 0),
  constraint pot_moves_apart check (to_id <> member_id)
);
create index pot_moves_act on pot_moves (act_id);
create index pot_moves_member on pot_moves (member_id);
create index pot_moves_to on pot_moves (to_id) where to_id is not null;

-- Whose last day was set to another, and what it was.
create table pot_changes (
  act_id bigint not null constraint pot_changes_act_known references pot_acts (id),
  lot_id bigint not null constraint pot_changes_lot_known references pot_lots (id),
  ended_on date,
  carried boolean not null,
  points bigint not null,
  constraint pot_changes_pkey primary key (act_id, lot_id)
);
create index pot_changes_lot on pot_changes (lot_id);
create trigger pot_changes_append_only before update or delete or truncate on pot_changes for each statement execute function refuse_change();
comment on table pot_changes is 'append-only';

-- What was told of a lot, once each: that it ends, that it is used up for the most part.
create table pot_marks (
  lot_id bigint not null,
  mark text not null constraint pot_marks_mark_known check (mark in ('ends30', 'ends7', 'used80')),
  at timestamptz not null,
  constraint pot_marks_pkey primary key (lot_id, mark)
);

-- Who gets what in each month, without being asked.
create table pot_plans (
  id bigint generated always as identity constraint pot_plans_pkey primary key,
  name text not null constraint pot_plans_name_length check (char_length(name) between 1 and 30),
  points bigint not null constraint pot_plans_points_positive check (points > 0),
  per_report boolean not null,
  -- All managers, where it is empty.
  site text not null default '',
  division text not null default '',
  cost_centre text not null default '',
  first_month date not null constraint pot_plans_first_month_begins check (extract(day from first_month) = 1),
  last_month date constraint pot_plans_last_month_begins check (extract(day from last_month) = 1),
  -- The last day of what a month grants.
  ends text not null constraint pot_plans_ends_known check (ends in ('never', 'month', 'quarter', 'year')),
  carries boolean not null,
  is_on boolean not null,
  by_id bigint not null constraint pot_plans_by_known references members (id),
  second_id bigint constraint pot_plans_second_known references members (id),
  saved_at timestamptz not null,
  constraint pot_plans_second_person check (second_id <> by_id),
  constraint pot_plans_months_in_order check (last_month >= first_month)
);
create unique index pot_plans_name_once on pot_plans (lower(name));

-- One a month, whoever runs it; nobody was granted anything where its act is none.
create table pot_plan_runs (
  plan_id bigint not null constraint pot_plan_runs_plan_known references pot_plans (id),
  month date not null,
  act_id bigint constraint pot_plan_runs_act_known references pot_acts (id),
  people integer not null,
  points bigint not null,
  run_at timestamptz not null,
  constraint pot_plan_runs_pkey primary key (plan_id, month)
);

create trigger pot_acts_append_only before update or delete or truncate on pot_acts for each statement execute function refuse_change();
create trigger pot_moves_append_only before update or delete or truncate on pot_moves for each statement execute function refuse_change();
create trigger pot_plan_runs_append_only before update or delete or truncate on pot_plan_runs for each statement execute function refuse_change();
create trigger pot_uses_append_only before update or delete or truncate on pot_uses for each statement execute function refuse_change();
comment on table pot_acts is 'append-only';
comment on table pot_moves is 'append-only';
comment on table pot_uses is 'append-only';
comment on table pot_plan_runs is 'append-only';

alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known
  check (kind in ('recognise', 'idea', 'budgets', 'prices', 'codes', 'programme', 'correction', 'pots'));

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason')) not valid;
alter table words add constraint words_pots_reason_length check (of <> 'pots.reason' or char_length(text) <= 300) not valid;

alter table ledger_transactions drop constraint ledger_transactions_kind_known;
alter table ledger_transactions add constraint ledger_transactions_kind_known check (kind in (
  'budget', 'nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'order', 'cancel', 'refund', 'leaver', 'correction', 'move', 'return')) not valid;

-- What a leg of this kind does to the lots that it takes from.
create function pot_lots_taken(p_lots bigint[], p_kinds text[], p_points bigint[]) returns void language sql as $$
  update pot_lots l set used_points = l.used_points + s.used, returned_points = l.returned_points + s.returned, moved_points = l.moved_points + s.moved
  from (
    select lot_id, coalesce(sum(points) filter (where kind = 'adhoc'), 0) as used, coalesce(sum(points) filter (where kind = 'move'), 0) as moved,
      coalesce(sum(points) filter (where kind not in ('adhoc', 'move')), 0) as returned
    from unnest(p_lots, p_kinds, p_points) as t (lot_id, kind, points) group by lot_id order by lot_id
  ) s where l.id = s.lot_id
$$;

-- Whoever writes legs of a pot has locked its account: nobody else changes its lots.
create function pot_lots_follow() returns trigger language plpgsql as $$
declare
  pots bigint[];
  lots bigint[];
  kinds text[];
  amounts bigint[];
begin
  select array_agg(distinct a.id) into pots from written w join ledger_accounts a on a.id = w.account_id where a.kind = 'pot';
  if pots is null then
    return null;
  end if;

  -- What is taken back goes into the lots that it came from, those that end last first; into lots like them where it goes to another pot.
  with credits as materialized (
    select w.transaction_id, w.account_id, w.amount, w.at, a.member_id, t.kind, t.source_id, c.transaction_id as reversed_id
    from written w join ledger_accounts a on a.id = w.account_id join ledger_transactions t on t.id = w.transaction_id
    left join correction_lines c on c.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
    where w.account_id = any (pots) and w.amount > 0
  ), found as (
    select c.transaction_id, c.account_id, c.member_id, c.at, o.kind, l.id as lot_id, l.account_id <> c.account_id as is_elsewhere, l.period, l.ends_on, l.carries,
      least(u.points, c.amount - (sum(u.points) over (partition by c.transaction_id order by l.ends_on desc nulls first, l.id desc) - u.points)) as points
    from credits c join pot_uses u on u.transaction_id = c.reversed_id and u.points > 0 join pot_lots l on l.id = u.lot_id
    join ledger_transactions o on o.id = c.reversed_id
  ), back as materialized (
    select * from found where points > 0
  ), came_back as (
    insert into pot_uses (transaction_id, lot_id, points) select transaction_id, lot_id, -points from back where not is_elsewhere
  ), put as (
    insert into pot_lots (account_id, member_id, transaction_id, parent_id, period, points, ends_on, carries, created_at)
    select account_id, member_id, transaction_id, lot_id, period, points, ends_on, carries, at from back where is_elsewhere
    union all
    select c.account_id, c.member_id, c.transaction_id, o.id, coalesce(g.period, o.period, ''), c.amount - coalesce(b.points, 0), coalesce(g.ends_on, o.ends_on),
      coalesce(g.carries, o.carries, false), c.at
    from credits c left join (select transaction_id, sum(points) as points from back group by 1) b on b.transaction_id = c.transaction_id
    left join budget_grants g on c.kind = 'budget' and g.member_id = c.member_id and c.source_id = g.period || ':' || g.member_id
    left join pot_moves m on m.id = case when c.kind = 'move' then c.source_id::bigint end left join pot_lots o on o.id = m.lot_id
    where c.amount > coalesce(b.points, 0)
  )
  select array_agg(lot_id), array_agg(kind), array_agg(-points) into lots, kinds, amounts from back where not is_elsewhere;
  if lots is not null then
    perform pot_lots_taken(lots, kinds, amounts);
  end if;

  -- What names its lot takes from it, a reversal of a grant from what is left of that, everything else from what ends first.
  with debits as materialized (
    select w.transaction_id, w.account_id, w.version, -w.amount as points, t.kind, t.source_id
    from written w join ledger_transactions t on t.id = w.transaction_id where w.account_id = any (pots) and w.amount < 0
  ), named as materialized (
    select d.transaction_id, d.kind, m.lot_id, d.points from debits d join pot_moves m on m.id = case when d.kind in ('move', 'return') then d.source_id::bigint end
    union all
    select d.transaction_id, d.kind, l.id, least(d.points, l.left_points) from debits d
    join correction_lines c on c.id = case when d.kind = 'correction' and d.source_id ^@ 'line:' then split_part(d.source_id, ':', 2)::bigint end
    join pot_lots l on l.transaction_id = c.transaction_id and l.account_id = d.account_id where l.left_points > 0
  ), others as (
    select d.transaction_id, d.kind, d.account_id, o.points, sum(o.points) over (partition by d.account_id order by d.version) as until_points
    from debits d left join (select transaction_id, sum(points) as points from named group by 1) n on n.transaction_id = d.transaction_id,
      lateral (select d.points - coalesce(n.points, 0) as points) o
    where o.points > 0
  ), free as (
    select l.id, l.account_id, f.points, sum(f.points) over (partition by l.account_id order by l.ends_on nulls last, l.id) as until_points
    from pot_lots l left join (select lot_id, sum(points) as points from named group by 1) n on n.lot_id = l.id,
      lateral (select l.left_points - coalesce(n.points, 0) as points) f
    where l.account_id = any (pots) and l.points - l.used_points - l.returned_points - l.moved_points > 0 and f.points > 0
  ), taken as materialized (
    select transaction_id, kind, lot_id, points from named
    union all
    select o.transaction_id, o.kind, f.id, least(o.until_points, f.until_points) - greatest(o.until_points - o.points, f.until_points - f.points)
    from others o join free f on f.account_id = o.account_id
      and f.until_points > o.until_points - o.points and o.until_points > f.until_points - f.points
  ), written_down as (
    insert into pot_uses (transaction_id, lot_id, points) select transaction_id, lot_id, sum(points) from taken group by 1, 2
  )
  select array_agg(lot_id), array_agg(kind), array_agg(points) into lots, kinds, amounts from taken;
  if lots is not null then
    perform pot_lots_taken(lots, kinds, amounts);
  end if;

  if exists (
    select from ledger_accounts a where a.id = any (pots) and (
      select last.after from written last where last.account_id = a.id order by last.version desc limit 1
    ) <> (
      select coalesce(sum(l.left_points), 0) from pot_lots l
      where l.account_id = a.id and l.points - l.used_points - l.returned_points - l.moved_points > 0)
  ) then
    raise exception 'The lots of a pot are not what is in it.' using errcode = 'check_violation', constraint = 'pot_lots_whole';
  end if;
  return null;
end
$$;
create trigger ledger_legs_pot_lots after insert on ledger_legs
  referencing new table as written for each statement execute function pot_lots_follow();

-- Of the years before: what came into a pot first was used first. Nobody writes legs meanwhile, the trigger's lock sees to that.
with legs as materialized (
  select l.*, a.member_id, t.kind, t.source_id, sum(abs(l.amount)) over (partition by l.account_id, l.amount > 0 order by l.version) as until_points
  from ledger_legs l join ledger_accounts a on a.id = l.account_id and a.kind = 'pot' join ledger_transactions t on t.id = l.transaction_id
), uses as materialized (
  select d.transaction_id, d.kind, c.transaction_id as from_id, c.account_id,
    least(d.until_points, c.until_points) - greatest(d.until_points + d.amount, c.until_points - c.amount) as points
  from legs d join legs c on c.account_id = d.account_id and c.amount > 0
    and c.until_points > d.until_points + d.amount and d.until_points > c.until_points - c.amount
  where d.amount < 0
), totals as (
  select from_id, account_id, coalesce(sum(points) filter (where kind = 'adhoc'), 0) as used, coalesce(sum(points) filter (where kind <> 'adhoc'), 0) as returned
  from uses group by 1, 2
), lots as (
  insert into pot_lots (account_id, member_id, transaction_id, period, points, used_points, returned_points, created_at)
  select c.account_id, c.member_id, c.transaction_id, coalesce(g.period, ''), c.amount, coalesce(t.used, 0), coalesce(t.returned, 0), c.at
  from legs c left join totals t on t.from_id = c.transaction_id and t.account_id = c.account_id
  left join budget_grants g on c.kind = 'budget' and g.member_id = c.member_id and c.source_id = g.period || ':' || g.member_id
  where c.amount > 0 order by c.account_id, c.version
  returning id, transaction_id, account_id
)
insert into pot_uses (transaction_id, lot_id, points)
select u.transaction_id, l.id, u.points from uses u join lots l on l.transaction_id = u.from_id and l.account_id = u.account_id;
