-- What waits for others goes through steps, one after the other; who confirms in which is said when it is asked.
create table approval_steps (
  approval_id bigint not null constraint approval_steps_approval_known references approvals (id),
  n smallint not null constraint approval_steps_n_few check (n between 1 and 4),
  approver text not null constraint approval_steps_approver_known check (approver in (
    'giversManager', 'nextManager', 'recipientsManagers', 'committee', 'finance', 'people', 'programme', 'adminReports', 'ideaReviewer')),
  -- Each of them, where otherwise one is enough.
  is_all boolean not null default false,
  -- By nobody who confirmed a step before.
  four_eyes boolean not null default true,
  -- Nobody could, so that administrators do in their place.
  is_instead boolean not null default false,
  begun_at timestamptz,
  ended_at timestamptz,
  constraint approval_steps_pkey primary key (approval_id, n),
  constraint approval_steps_begun_first check (ended_at is null or begun_at is not null)
);

alter table approvals
  -- Whose turn it is.
  add column step_n smallint not null default 1,
  -- When it goes back, where nobody has decided; null where it waits as long as it takes.
  add column until_at timestamptz;
create index approvals_until on approvals (until_at) where state = 'waiting' and until_at is not null;
create index approvals_waiting_asker on approvals (asked_by_id) where state = 'waiting';

-- Who said yes, in which step; for whom, where a delegate did.
create table approval_decisions (
  approval_id bigint not null constraint approval_decisions_approval_known references approvals (id),
  step_n smallint not null,
  by_id bigint not null constraint approval_decisions_by_known references members (id),
  for_id bigint constraint approval_decisions_for_known references members (id),
  at timestamptz not null,
  constraint approval_decisions_for_other check (for_id <> by_id)
);
create unique index approval_decisions_once on approval_decisions (approval_id, step_n, coalesce(for_id, by_id));
create trigger approval_decisions_append_only before update or delete or truncate on approval_decisions
  for each statement execute function refuse_change();
comment on table approval_decisions is 'append-only';

create function approver_of_kind(kind text) returns text language sql immutable return
  case when kind in ('budgets', 'correction', 'pots') then 'finance' when kind = 'idea' then 'ideaReviewer' when kind = 'merger' then 'people'
    when kind = 'programme' then 'programme' else 'adminReports' end;

insert into approval_steps (approval_id, n, approver, begun_at, ended_at)
select id, 1, approver_of_kind(kind), asked_at, decided_at from approvals order by id;
insert into approval_decisions (approval_id, step_n, by_id, for_id, at)
select id, 1, decided_by_id, decided_for_id, decided_at from approvals where state = 'confirmed' order by id;

-- A former instance asks without steps: then it is one, as it knows it.
create function approvals_of_former_instances() returns trigger language plpgsql as $$
begin
  insert into approval_steps (approval_id, n, approver, begun_at) values (new.id, 1, approver_of_kind(new.kind), new.asked_at)
  on conflict do nothing;
  return null;
end
$$;
create constraint trigger approvals_have_steps after insert on approvals
  deferrable initially deferred for each row execute function approvals_of_former_instances();

alter table approvals
  drop constraint approvals_kind_known,
  drop constraint approvals_state_known,
  drop constraint approvals_decided_whole;
alter table approvals
  add constraint approvals_kind_known check (kind in (
    'recognise', 'idea', 'budgets', 'prices', 'codes', 'programme', 'correction', 'pots', 'merger', 'adhoc', 'payitforward')) not valid,
  add constraint approvals_state_known check (state in ('waiting', 'confirmed', 'declined', 'withdrawn', 'expired')) not valid,
  add constraint approvals_decided_whole check (
    (state = 'waiting') = (decided_at is null) and (state in ('waiting', 'expired')) = (decided_by_id is null)) not valid;

-- Points of what waits are set aside: from a wallet, a pot or the programme, and back there before they are given, or when they are not.
alter table ledger_accounts drop constraint ledger_accounts_kind_known;
alter table ledger_accounts add constraint ledger_accounts_kind_known check (
  kind in ('wallet', 'pot', 'issuance', 'programme', 'redeemed', 'forfeited', 'reserved')) not valid;
insert into ledger_accounts (kind) values ('reserved');
alter table ledger_transactions drop constraint ledger_transactions_kind_known;
alter table ledger_transactions add constraint ledger_transactions_kind_known check (kind in (
  'budget', 'nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'order', 'cancel', 'refund', 'leaver', 'correction', 'move', 'return',
  'debt', 'repayment', 'merger', 'reserve', 'release')) not valid;

create table reservations (
  id bigint generated always as identity constraint reservations_pkey primary key,
  approval_id bigint not null constraint reservations_approval_known references approvals (id),
  account text not null constraint reservations_account_known check (account in ('wallet', 'pot', 'programme')),
  -- Whose account it is; of the programme nobody's.
  member_id bigint constraint reservations_member_known references members (id),
  -- By which a delegate gives them: its room comes back with them.
  delegation_id bigint constraint reservations_delegation_known references delegations (id),
  points bigint not null constraint reservations_points_positive check (points > 0),
  made_at timestamptz not null,
  constraint reservations_owner check ((account = 'programme') = (member_id is null))
);
create index reservations_approval on reservations (approval_id);
create table reservation_releases (
  reservation_id bigint constraint reservation_releases_pkey primary key
    constraint reservation_releases_reservation_known references reservations (id),
  -- Whose account they went back to; null where that is closed, or was the programme's.
  member_id bigint constraint reservation_releases_member_known references members (id),
  at timestamptz not null
);
create trigger reservations_append_only before update or delete or truncate on reservations
  for each statement execute function refuse_change();
create trigger reservation_releases_append_only before update or delete or truncate on reservation_releases
  for each statement execute function refuse_change();
comment on table reservations is 'append-only';
comment on table reservation_releases is 'append-only';

-- Points that are set aside are as good as used: they go back into the lots that they came from.
create or replace function pot_lots_taken(p_lots bigint[], p_kinds text[], p_points bigint[]) returns void language sql as $$
  update pot_lots l set used_points = l.used_points + s.used, returned_points = l.returned_points + s.returned, moved_points = l.moved_points + s.moved
  from (
    select lot_id, coalesce(sum(points) filter (where kind in ('adhoc', 'reserve')), 0) as used, coalesce(sum(points) filter (where kind = 'move'), 0) as moved,
      coalesce(sum(points) filter (where kind not in ('adhoc', 'reserve', 'move')), 0) as returned
    from unnest(p_lots, p_kinds, p_points) as t (lot_id, kind, points) group by lot_id order by lot_id
  ) s where l.id = s.lot_id
$$;

create or replace function pot_lots_follow() returns trigger language plpgsql as $$
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
    select w.transaction_id, w.account_id, w.amount, w.at, a.member_id, t.kind, t.source_id, coalesce(c.transaction_id, s.id) as reversed_id
    from written w join ledger_accounts a on a.id = w.account_id join ledger_transactions t on t.id = w.transaction_id
    left join correction_lines c on c.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
    left join ledger_transactions s on t.kind = 'release' and s.kind = 'reserve' and s.source_id = t.source_id
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
