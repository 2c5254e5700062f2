-- Points: a double-entry ledger. Append-only; corrected only by a reversal.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  member_id bigint,
  -- Null for system accounts: their balance is computed when asked, so that no award waits for another.
  balance bigint,
  version bigint,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint ledger_accounts_member_known foreign key (member_id) references members (id),
  constraint ledger_accounts_kind_known check (
    kind in ('wallet', 'pot', 'issuance', 'programme', 'redeemed', 'forfeited')
  ),
  constraint ledger_accounts_owner check ((kind in ('wallet', 'pot')) = (member_id is not null)),
  constraint ledger_accounts_stored check (
    (kind in ('wallet', 'pot')) = (balance is not null) and (balance is null) = (version is null)
  ),
  constraint ledger_accounts_floor check (balance >= 0),
  constraint ledger_accounts_open check (closed_at is null or balance = 0)
);
create unique index ledger_accounts_one_open on ledger_accounts (member_id, kind) where closed_at is null and member_id is not null;
create unique index ledger_accounts_one_system on ledger_accounts (kind) where member_id is null;
create index ledger_accounts_member on ledger_accounts (member_id) where member_id is not null;

insert into ledger_accounts (kind) values ('issuance'), ('programme'), ('redeemed'), ('forfeited');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The business event: unique within its kind, so that nothing is paid twice.
  source_id text not null,
  actor_id bigint,
  at timestamptz not null,
  posted_at timestamptz not null default clock_timestamp(),
  constraint ledger_transactions_actor_known foreign key (actor_id) references members (id),
  constraint ledger_transactions_kind_known check (
    kind in ('budget', 'nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'order', 'cancel', 'refund', 'leaver', 'correction')
  ),
  constraint ledger_transactions_event_once unique (kind, source_id)
);

create table ledger_legs (
  transaction_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  -- The account's balance and version after this leg; null on system accounts.
  after bigint,
  version bigint,
  at timestamptz not null,
  constraint ledger_legs_pkey primary key (transaction_id, account_id),
  constraint ledger_legs_transaction_known foreign key (transaction_id) references ledger_transactions (id),
  constraint ledger_legs_account_known foreign key (account_id) references ledger_accounts (id),
  constraint ledger_legs_amount_moves check (amount <> 0)
);
create unique index ledger_legs_chain on ledger_legs (account_id, version);

-- A digest of all legs up to an instant: a changed or missing leg no longer matches it.
create table ledger_seals (
  id bigint generated always as identity primary key,
  through_id bigint not null,
  leg_count bigint not null,
  digest bytea not null,
  sealed_at timestamptz not null default now(),
  constraint ledger_seals_grow unique (through_id)
);

create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_legs_append_only before update or delete or truncate on ledger_legs
  for each statement execute function refuse_change();
create trigger ledger_seals_append_only before update or delete or truncate on ledger_seals
  for each statement execute function refuse_change();
comment on table ledger_transactions is 'append-only';
comment on table ledger_legs is 'append-only';
comment on table ledger_seals is 'append-only';

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  legs bigint;
  total numeric;
begin
  select count(*), sum(amount) into legs, total from ledger_legs where transaction_id = new.transaction_id;
  if legs < 2 or total <> 0 then
    raise exception 'Transaction % does not balance.', new.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_transactions_balanced';
  end if;
  return null;
end
$$;

create constraint trigger ledger_transactions_balanced after insert on ledger_legs
  deferrable initially deferred for each row execute function ledger_balanced();

create function ledger_has_legs() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_legs where transaction_id = new.id) then
    raise exception 'Transaction % has no legs.', new.id
      using errcode = 'check_violation', constraint = 'ledger_transactions_balanced';
  end if;
  return null;
end
$$;

create constraint trigger ledger_transactions_have_legs after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_has_legs();

-- Posts one transaction per line, all or nothing. Locks the accounts with a stored balance in the order of their ids,
-- refuses closed ones, and keeps balances and chain right however many lines touch one account.
create function ledger_post(
  p_kind text, p_at timestamptz, p_actor_id bigint,
  p_sources text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[]
) returns setof bigint language plpgsql as $$
begin
  perform 1 from ledger_accounts
    where id = any (p_froms || p_tos) and balance is not null order by id for update;
  if exists (select from ledger_accounts where id = any (p_froms || p_tos) and closed_at is not null) then
    raise exception 'An account is closed.' using errcode = 'check_violation', constraint = 'ledger_accounts_open';
  end if;
  return query
  with lines as (
    select * from unnest(p_sources, p_froms, p_tos, p_amounts) with ordinality as l (source_id, from_id, to_id, amount, n)
  ), posted as (
    insert into ledger_transactions (kind, source_id, actor_id, at)
      select p_kind, source_id, p_actor_id, p_at from lines order by n
      returning id, source_id
  ), moves as (
    select posted.id, l.n, l.from_id as account_id, -l.amount as amount from lines l join posted using (source_id)
    union all
    select posted.id, l.n, l.to_id, l.amount from lines l join posted using (source_id)
  ), numbered as (
    select m.id, m.account_id, m.amount,
      a.balance + sum(m.amount) over w as after, a.version + row_number() over w as version
    from moves m join ledger_accounts a on a.id = m.account_id
    window w as (partition by m.account_id order by m.n rows unbounded preceding)
  ), written as (
    insert into ledger_legs (transaction_id, account_id, amount, after, version, at)
      select id, account_id, amount, after, version, p_at from numbered
  ), settled as (
    update ledger_accounts a set balance = last.after, version = last.version
      from (select distinct on (account_id) account_id, after, version from numbered
            where version is not null order by account_id, version desc) last
      where a.id = last.account_id
  )
  select posted.id from lines join posted using (source_id) order by n;
end
$$;
