-- What several people pay at once is posted together: each line has its own kind and actor. The ids are drawn first, so that
-- nothing is joined to what was inserted, and one plan serves two lines and ten thousand.
create function ledger_post_all(
  p_kinds text[], p_at timestamptz, p_actor_ids bigint[],
  p_sources text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[]
) returns setof bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  touched bigint[] := p_froms || p_tos;
begin
  if (select bool_or(closed_at is not null) from (
      select closed_at from ledger_accounts where id = any (touched) and balance is not null order by id for update) locked) then
    raise exception 'An account is closed.' using errcode = 'check_violation', constraint = 'ledger_accounts_open';
  end if;
  return query
  with lines as materialized (
    select nextval('ledger_transactions_id_seq') as id, l.*
    from unnest(p_kinds, p_actor_ids, p_sources, p_froms, p_tos, p_amounts) with ordinality as l (kind, actor_id, source_id, from_id, to_id, amount, n)
  ), posted as (
    insert into ledger_transactions (id, kind, source_id, actor_id, at) overriding system value
      select l.id, l.kind, l.source_id, l.actor_id, p_at from lines l
  ), moves as (
    select l.id, l.n, l.from_id as account_id, -l.amount as amount from lines l
    union all
    select l.id, l.n, l.to_id, l.amount from lines l
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
  select l.id from lines l order by l.n;
end
$$;

-- As the former release calls it, which may run beside this one.
create or replace function ledger_post(
  p_kind text, p_at timestamptz, p_actor_id bigint,
  p_sources text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[]
) returns setof bigint language sql as $$
  select ledger_post_all(array_fill(p_kind, array[cardinality(p_sources)]), p_at, array_fill(p_actor_id, array[cardinality(p_sources)]),
    p_sources, p_froms, p_tos, p_amounts)
$$;

-- A statement that writes legs writes all of their transactions: they are added up once for all, where each leg was a look of its own.
-- A leg of an account that is not there fails here too, since it is not written.
drop trigger ledger_transactions_balanced on ledger_legs;
drop trigger ledger_transactions_have_legs on ledger_transactions;
drop function ledger_balanced();
drop function ledger_has_legs();

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  broken bigint;
begin
  select transaction_id into broken from written group by transaction_id having count(*) < 2 or sum(amount) <> 0 limit 1;
  if found then
    raise exception 'Transaction % does not balance.', broken
      using errcode = 'check_violation', constraint = 'ledger_transactions_balanced';
  end if;
  return null;
end
$$;
create trigger ledger_transactions_balanced after insert on ledger_legs
  referencing new table as written for each statement execute function ledger_balanced();

create function ledger_has_legs() returns trigger language plpgsql as $$
declare
  bare bigint;
begin
  select id into bare from written t where not exists (select from ledger_legs l where l.transaction_id = t.id) limit 1;
  if found then
    raise exception 'Transaction % has no legs.', bare
      using errcode = 'check_violation', constraint = 'ledger_transactions_balanced';
  end if;
  return null;
end
$$;
create trigger ledger_transactions_have_legs after insert on ledger_transactions
  referencing new table as written for each statement execute function ledger_has_legs();
