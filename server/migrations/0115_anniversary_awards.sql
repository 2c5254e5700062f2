-- What the company gives by itself on the anniversary of a first day at work. Nobody in person gives it: who gave is null, and the company.
alter table awards alter by_id drop not null;
alter table awards drop constraint awards_what_known;
alter table awards
  add constraint awards_what_known check (what in ('adhoc', 'reward', 'payitforward', 'thankyou', 'anniversary')) not valid,
  add constraint awards_company_gives check ((by_id is null) = (what = 'anniversary')) not valid;

alter table recognitions alter from_id drop not null;
alter table recognitions drop constraint recognitions_kind_known;
alter table recognitions
  add constraint recognitions_kind_known check (kind in ('nomination', 'adhoc', 'reward', 'payitforward', 'thankyou', 'anniversary')) not valid,
  add constraint recognitions_company_gives check ((from_id is null) = (kind = 'anniversary')) not valid;

alter table ledger_transactions drop constraint ledger_transactions_kind_known;
alter table ledger_transactions add constraint ledger_transactions_kind_known check (kind in (
  'budget', 'nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'order', 'cancel', 'refund', 'leaver', 'correction', 'move', 'return', 'debt', 'repayment',
  'merger', 'reserve', 'release', 'anniversary')) not valid;

-- For how many years at work somebody was given something: once, whatever their first day is said to be later.
create table anniversary_awards (
  member_id bigint not null constraint anniversary_awards_member_known references members (id),
  years smallint not null,
  -- On which the anniversary was.
  day date not null,
  award_id bigint not null constraint anniversary_awards_award_known references awards (id),
  constraint anniversary_awards_pkey primary key (member_id, years),
  constraint anniversary_awards_award_once unique (award_id),
  constraint anniversary_awards_years_range check (years >= 1 and years <= 80)
);

-- Who began on a day, so many years ago.
create index profiles_hired on profiles (hire_date, member_id) where is_active;

-- Whether others are told of it.
alter table profiles add column shows_anniversary boolean not null default true;

-- Who gave what nobody in person gave, as its reader says it.
create function the_company() returns text language sql stable as $$
  select coalesce(nullif(current_setting('laurel.the_company', true), ''), 'The company')
$$;

-- It is earned as all other points are: who owes some repays them with it.
create or replace function debts_follow() returns trigger language plpgsql as $$
declare
  owing bigint[];
  sources text[];
  wallets bigint[];
  amounts bigint[];
  day timestamptz;
  programme bigint;
begin
  if not exists (select from debts where left_points > 0) then
    return null;
  end if;
  select array_agg(distinct d.account_id) into owing from debts d
  where d.left_points > 0 and d.account_id = any (array(select w.account_id from written w where w.amount > 0 and w.version is not null));
  if owing is null then
    return null;
  end if;
  with earned as materialized (
    select w.transaction_id, w.account_id, w.amount, w.version, w.at, sum(w.amount) over (partition by w.account_id order by w.version) as until_points
    from written w join ledger_transactions t on t.id = w.transaction_id
    left join correction_lines l on l.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
    left join corrections c on c.id = l.correction_id
    where w.amount > 0 and w.account_id = any (owing)
      and (t.kind in ('nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'anniversary') or c.kind = 'credit')
  ), owed as (
    select d.id, d.account_id, d.left_points as points, sum(d.left_points) over (partition by d.account_id order by d.id) as until_points
    from debts d where d.left_points > 0 and d.account_id = any (owing)
  ), kept as (
    insert into debt_changes (debt_id, kind, points, earned_id, created_at)
    select o.id, 'repaid', least(e.until_points, o.until_points) - greatest(e.until_points - e.amount, o.until_points - o.points), e.transaction_id, e.at
    from earned e join owed o on o.account_id = e.account_id
      and o.until_points > e.until_points - e.amount and e.until_points > o.until_points - o.points
    order by e.account_id, e.version, o.id
    returning id, debt_id, points, created_at
  ), counted as (
    update debts d set repaid_points = d.repaid_points + s.points,
      ended = case when d.left_points = s.points then 'repaid' end, ended_at = case when d.left_points = s.points then s.at end
    from (select debt_id, sum(points) as points, min(created_at) as at from kept group by debt_id) s where d.id = s.debt_id
    returning d.id, d.account_id, d.member_id, d.points, d.ended
  ), told as (
    insert into events (at, type, version, subject, concerns, facts, is_act)
    select (select min(at) from earned), 'debt.repaid', 1, 'debt:' || c.id, array[c.member_id], jsonb_build_object('points', c.points), false
    from counted c where c.ended is not null order by c.id
  )
  select array_agg(k.id::text order by k.id), array_agg(c.account_id order by k.id), array_agg(k.points order by k.id), min(k.created_at)
  into sources, wallets, amounts, day from kept k join counted c on c.id = k.debt_id;
  if sources is null then
    return null;
  end if;
  select id into programme from ledger_accounts where kind = 'programme' and member_id is null;
  perform ledger_post_all(array_fill('repayment'::text, array[cardinality(sources)]), day, array_fill(null::bigint, array[cardinality(sources)]),
    sources, wallets, array_fill(programme, array[cardinality(sources)]), amounts);
  return null;
end
$$;

-- Whoever shows their anniversary no more is celebrated by nobody.
create or replace function shared_profiles_updated() returns trigger language plpgsql as $$
declare
  names text[];
begin
  execute 'select array(
    with pairs as materialized (
      select o, n from before_update o join after_update n on n.member_id = o.member_id
      where (o.is_active or n.is_active) and (o.is_active, o.division_code, o.firstname, o.known_as, o.surname, o.family_first, o.picture_id, o.dob_day, o.dob_month, o.hire_date,
          o.get_to_know, o.hobbies, o.dreams, o.shuffle_key, o.shows_anniversary)
        is distinct from (n.is_active, n.division_code, n.firstname, n.known_as, n.surname, n.family_first, n.picture_id, n.dob_day, n.dob_month, n.hire_date,
          n.get_to_know, n.hobbies, n.dreams, n.shuffle_key, n.shows_anniversary)
    ), sides as (select (o).* from pairs union all select (n).* from pairs)
    select distinct s.name from sides c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select ''introductions'' from sides where is_active and get_to_know and (hobbies <> '''' or dreams <> '''') limit 1)
    union all
    (select ''recognised'' from pairs
      where ((o).is_active, (o).division_code, (o).firstname, (o).known_as, (o).surname, (o).family_first, (o).picture_id)
        is distinct from ((n).is_active, (n).division_code, (n).firstname, (n).known_as, (n).surname, (n).family_first, (n).picture_id) limit 1))' into names;
  perform shared_changed(names);
  return null;
end
$$;
