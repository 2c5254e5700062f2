-- What somebody had spent of points that were taken back, and repays by what they earn next. The programme lends it to their wallet, so that
-- what is taken back is whole and no balance is ever below 0; a debt says how much of that loan is open.
create table debts (
  id bigint generated always as identity constraint debts_pkey primary key,
  correction_line_id bigint not null constraint debts_line_known references correction_lines (id),
  member_id bigint not null constraint debts_member_known references members (id),
  -- The wallet that it was lent to: what comes into another one, of who is back after their time, repays nothing.
  account_id bigint not null,
  points bigint not null constraint debts_points_positive check (points > 0),
  repaid_points bigint not null default 0,
  forgiven_points bigint not null default 0,
  written_off_points bigint not null default 0,
  left_points bigint not null generated always as (points - repaid_points - forgiven_points - written_off_points) stored,
  created_at timestamptz not null,
  -- By what the last of it went.
  ended text constraint debts_ended_known check (ended in ('repaid', 'forgiven', 'writtenOff')),
  ended_at timestamptz,
  constraint debts_within check (left_points between 0 and points and repaid_points >= 0 and forgiven_points >= 0 and written_off_points >= 0),
  constraint debts_ended_whole check ((left_points = 0) = (ended is not null) and (ended is null) = (ended_at is null))
);
create unique index debts_once on debts (correction_line_id);
create index debts_member on debts (member_id, id desc);
create index debts_open on debts (account_id, id) where left_points > 0;

-- How a debt became less. Whoever writes one has locked the wallet.
create table debt_changes (
  id bigint generated always as identity constraint debt_changes_pkey primary key,
  debt_id bigint not null constraint debt_changes_debt_known references debts (id),
  kind text not null constraint debt_changes_kind_known check (kind in ('repaid', 'forgiven', 'writtenOff')),
  points bigint not null constraint debt_changes_points_positive check (points > 0),
  -- By which transaction what repaid it was earned.
  earned_id bigint,
  by_id bigint constraint debt_changes_by_known references members (id),
  second_id bigint constraint debt_changes_second_known references members (id),
  -- Why lies in words.
  reason_length integer not null default 0 constraint debt_changes_reason_length check (reason_length between 0 and 300),
  created_at timestamptz not null,
  -- In the order of the lock, whatever the clock of the instance says.
  written_at timestamptz not null default clock_timestamp(),
  constraint debt_changes_earned check ((kind = 'repaid') = (earned_id is not null)),
  constraint debt_changes_forgiven_by check ((kind = 'forgiven') = (by_id is not null)),
  constraint debt_changes_second_person check (second_id <> by_id)
);
create unique index debt_changes_earned_once on debt_changes (earned_id, debt_id) where earned_id is not null;
create index debt_changes_debt on debt_changes (debt_id, id);
create index debt_changes_by on debt_changes (by_id, created_at) where by_id is not null;
create trigger debt_changes_append_only before update or delete or truncate on debt_changes for each statement execute function refuse_change();
comment on table debt_changes is 'append-only';

-- A card without points is withdrawn: the subject is the card.
alter table corrections drop constraint corrections_kind_known;
alter table corrections add constraint corrections_kind_known
  check (kind in ('award', 'nomination', 'idea', 'budget', 'forfeit', 'card', 'credit', 'debit', 'undo')) not valid;

-- How often a plan was changed: who changes one says what they saw. A former instance says nothing, and raises it too.
alter table pot_plans add column revision integer not null default 0;
create function pot_plans_revised() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger pot_plans_revised before update on pot_plans for each row execute function pot_plans_revised();

-- By whom what was corrected within some days.
create index corrections_by on corrections (by_id, created_at);

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk', 'debt.reason')) not valid;
alter table words add constraint words_debt_reason_length check (of <> 'debt.reason' or char_length(text) <= 300) not valid;

-- A loan to a wallet, and what goes back of it.
alter table ledger_transactions drop constraint ledger_transactions_kind_known;
alter table ledger_transactions add constraint ledger_transactions_kind_known check (kind in (
  'budget', 'nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'order', 'cancel', 'refund', 'leaver', 'correction', 'move', 'return',
  'debt', 'repayment')) not valid;

-- What was given to somebody repays what they owe, the oldest first: in the transaction that gives it, by whatever instance, for as many
-- people as it gives to. It goes back to the programme, whose account nobody locks. What only comes back (a refund, a cancelled order, what
-- was taken back from somebody else) was theirs before, and what is restored to who is back was lost with their debts: neither repays.
create function debts_follow() returns trigger language plpgsql as $$
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
      and (t.kind in ('nomination', 'adhoc', 'reward', 'payitforward', 'idea') or c.kind = 'credit')
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
create trigger ledger_legs_debts after insert on ledger_legs
  referencing new table as written for each statement execute function debts_follow();

-- With the wallet of who does not come back what they owe ends, whoever closes it.
create function debts_end() returns trigger language plpgsql as $$
begin
  with kept as (
    insert into debt_changes (debt_id, kind, points, created_at)
    select d.id, 'writtenOff', d.left_points, new.closed_at from debts d where d.account_id = new.id and d.left_points > 0 order by d.id
    returning debt_id, points
  )
  update debts d set written_off_points = d.written_off_points + k.points, ended = 'writtenOff', ended_at = new.closed_at from kept k where k.debt_id = d.id;
  return null;
end
$$;
create trigger ledger_accounts_debts_end after update of closed_at on ledger_accounts
  for each row when (old.closed_at is null and new.closed_at is not null and new.kind = 'wallet') execute function debts_end();
