-- Who is away is stood in for by whom they named, for a time and so much of what they may do. What it reaches is asked of their roles as
-- they are at that moment; what ends it is the clock.
create table delegations (
  id bigint generated always as identity constraint delegations_pkey primary key,
  away_id bigint not null constraint delegations_away_known references members (id),
  delegate_id bigint not null constraint delegations_delegate_known references members (id),
  scopes text[] not null constraint delegations_scopes_known
    check (scopes <@ array['reviews', 'approvals', 'budget'] and cardinality(scopes) between 1 and 3),
  -- Of the pot of who is away: as much in all, and as much of it as was given and not taken back.
  points_most bigint constraint delegations_points_range check (points_most between 1 and 100000),
  points_used bigint not null default 0,
  -- Half-open: days of who is away, as they begin where they are.
  from_at timestamptz not null,
  until_at timestamptz not null,
  first_day date not null,
  last_day date not null,
  named_by_id bigint not null constraint delegations_named_by_known references members (id),
  named_at timestamptz not null,
  revision integer not null default 0,
  -- Before its time: by whom, and why.
  ended_at timestamptz,
  ended_by_id bigint constraint delegations_ended_by_known references members (id),
  ended_why text constraint delegations_ended_why_known check (ended_why in ('away', 'delegate', 'people', 'left')),
  constraint delegations_other check (away_id <> delegate_id),
  -- Nobody makes themselves a delegate.
  constraint delegations_not_own check (named_by_id <> delegate_id),
  constraint delegations_span check (from_at < until_at and first_day <= last_day),
  constraint delegations_budget check ((points_most is not null) = ('budget' = any (scopes))),
  constraint delegations_points_used check (points_used >= 0 and (points_most is null or points_used <= points_most)),
  constraint delegations_end_whole check ((ended_at is null) = (ended_why is null)),
  -- The same is in the same hands once at a time.
  constraint delegations_reviews_once exclude using gist (int8range(away_id, away_id, '[]') with &&, int8range(delegate_id, delegate_id, '[]') with &&,
    tstzrange(from_at, greatest(from_at, least(until_at, ended_at))) with &&) where ('reviews' = any (scopes)),
  constraint delegations_approvals_once exclude using gist (int8range(away_id, away_id, '[]') with &&, int8range(delegate_id, delegate_id, '[]') with &&,
    tstzrange(from_at, greatest(from_at, least(until_at, ended_at))) with &&) where ('approvals' = any (scopes)),
  constraint delegations_budget_once exclude using gist (int8range(away_id, away_id, '[]') with &&, int8range(delegate_id, delegate_id, '[]') with &&,
    tstzrange(from_at, greatest(from_at, least(until_at, ended_at))) with &&) where ('budget' = any (scopes))
);
create index delegations_away on delegations (away_id, until_at);
create index delegations_delegate on delegations (delegate_id, until_at);

-- The roles that somebody has in the hands of another at a moment: those of who is here, for who is here. What one has so is passed on to
-- nobody: it is no role of theirs.
create function lent_roles_at(at timestamptz)
  returns table (id bigint, member_id bigint, for_id bigint, scope text, capability text, scope_kind text, scope_code text, boss_id bigint)
  language sql stable
begin atomic
  select r.id, d.delegate_id, d.away_id, s.scope, r.capability, r.scope_kind, r.scope_code, r.boss_id
  from delegations d join members m on m.id = d.delegate_id and m.deactivated_at is null
  join roles_at(at) r on r.member_id = d.away_id
  cross join lateral unnest(d.scopes) s (scope)
  where d.from_at <= at and d.until_at > at and (d.ended_at is null or d.ended_at > at);
end;

-- Whoever leaves, or becomes one with another account, is stood in for by nobody, and stands in for nobody, whatever closed their account.
create function delegations_end() returns trigger language plpgsql as $$
begin
  if not exists (select from delegations where ended_at is null) then
    return null;
  end if;
  with closed as (
    select n.id, n.deactivated_at as at from now_closed n join was_open o on o.id = n.id
    where o.deactivated_at is null and n.deactivated_at is not null
  ), ended as (
    update delegations d set ended_at = c.at, ended_why = 'left', revision = d.revision + 1
    from closed c where c.id in (d.away_id, d.delegate_id) and d.ended_at is null and d.until_at > c.at
    returning d.id, d.away_id, d.delegate_id, c.at
  )
  insert into events (at, type, version, subject, concerns, facts, is_act)
  select e.at, 'delegation.ended', 1, 'delegation:' || e.id, array[e.away_id, e.delegate_id], jsonb_build_object('memberId', e.delegate_id, 'why', 'left'), true
  from ended e order by e.id;
  return null;
end
$$;
create trigger members_delegations_end after update on members
  referencing old table as was_open new table as now_closed for each statement execute function delegations_end();

-- For whom it was done, where that was not by one's own right.
alter table reviews add column for_id bigint;
alter table reviews add constraint reviews_for_other check (for_id <> reviewer_id) not valid;
create index reviews_for on reviews (for_id, created_at desc) where for_id is not null;
alter table ideas add column reviewed_for_id bigint;
alter table ideas add constraint ideas_reviewed_for_other check (reviewed_for_id <> reviewed_by_id) not valid;
alter table approvals add column asked_for_id bigint;
alter table approvals add column decided_for_id bigint;
alter table approvals add constraint approvals_asked_for_other check (asked_for_id <> asked_by_id) not valid;
alter table approvals add constraint approvals_decided_for_other check (decided_for_id <> decided_by_id) not valid;
-- Nobody is the second person to what was asked for them, nor by the hands of another.
alter table approvals add constraint approvals_second_by_other check (
  state = 'withdrawn' or (decided_by_id is distinct from asked_for_id or asked_for_id is null)) not valid;
alter table approvals add constraint approvals_second_for_other check (
  state = 'withdrawn' or decided_for_id is null or (decided_for_id <> asked_by_id and decided_for_id is distinct from asked_for_id)) not valid;
create index approvals_asked_for on approvals (asked_for_id, id) where asked_for_id is not null;
create index approvals_decided_for on approvals (decided_for_id, id) where decided_for_id is not null;
alter table awards add column for_id bigint;
alter table awards add column delegation_id bigint;
alter table awards add constraint awards_for_whole check ((for_id is null) = (delegation_id is null) and for_id <> by_id) not valid;
create index awards_delegation on awards (delegation_id) where delegation_id is not null;
