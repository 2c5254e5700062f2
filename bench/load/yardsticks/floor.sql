-- What the yardsticks work on: the least tables that could do the same, for :people people.
create extension if not exists pg_trgm;

create table accounts (id bigint primary key, balance bigint not null check (balance >= 0));
insert into accounts select n, 10000000 from generate_series(0, :people) n;

create table idempotency (key uuid primary key, answer jsonb);
create table transactions (id bigint generated always as identity primary key, kind text not null, at timestamptz not null default now());
create table legs (
  transaction_id bigint not null references transactions (id),
  account_id bigint not null references accounts (id),
  amount bigint not null,
  primary key (transaction_id, account_id)
);

-- A send with nothing left out that keeps money right: done once, both accounts locked in one order, two legs, two balances.
create function transfer(p_key uuid, p_from bigint, p_to bigint, p_points bigint) returns bigint language plpgsql as $$
declare done bigint;
begin
  insert into idempotency (key) values (p_key);
  perform 1 from accounts where id in (p_from, p_to) order by id for no key update;
  insert into transactions (kind) values ('send') returning id into done;
  insert into legs values (done, p_from, -p_points), (done, p_to, p_points);
  update accounts set balance = balance - p_points where id = p_from;
  update accounts set balance = balance + p_points where id = p_to;
  return done;
end
$$;

-- The same to many at once, in sets.
create function award(p_key uuid, p_from bigint, p_to bigint[], p_points bigint) returns void language plpgsql as $$
begin
  insert into idempotency (key) values (p_key);
  perform 1 from accounts where id = p_from or id = any (p_to) order by id for no key update;
  with posted as (
    insert into transactions (kind) select 'award' from unnest(p_to) returning id
  ), numbered as (
    select id, p_to[row_number() over (order by id)] as to_id from posted
  )
  insert into legs select id, p_from, -p_points from numbered union all select id, to_id, p_points from numbered;
  update accounts set balance = balance - p_points * cardinality(p_to) where id = p_from;
  update accounts set balance = balance + p_points where id = any (p_to);
end
$$;

create table products (id bigint primary key, category_id bigint not null, name text not null, price bigint not null, stock bigint not null check (stock >= 0));
create index products_of_category on products (category_id);
insert into products select p, 1 + (p - 1) / 10, 'Thing ' || p, 50, 1000000 from generate_series(1, 500) p;

create table baskets (id bigint generated always as identity primary key, member_id bigint not null, is_open boolean not null default true);
create unique index baskets_one_open on baskets (member_id) where is_open;
create table basket_lines (
  basket_id bigint not null references baskets (id),
  product_id bigint not null references products (id),
  qty int not null,
  primary key (basket_id, product_id)
);
create table orders (id bigint generated always as identity primary key, basket_id bigint not null unique references baskets (id),
  member_id bigint not null, points bigint not null, at timestamptz not null default now());
create table order_lines (order_id bigint not null references orders (id), product_id bigint not null references products (id),
  qty int not null, price bigint not null, primary key (order_id, product_id));

create table people (id bigint primary key, search_text text not null);
insert into people
select n, lower((array['Anna', 'Bongani', 'Carla', 'Dieter', 'Elena', 'Fikile', 'Giulia', 'Hans', 'Ines', 'Joao', 'Katlego', 'Lerato', 'Maria',
    'Nomsa', 'Otto', 'Palesa', 'Quentin', 'Rosa', 'Sipho', 'Thandi'])[1 + (hashint8(n + 11) & 2147483647) % 20] || ' '
  || (array['Mo', 'Ndla', 'Bo', 'Wei', 'Kru', 'Sil', 'Ven', 'Zwa', 'Ri', 'Du'])[1 + (hashint8(n + 23) & 2147483647) % 10]
  || (array['ko', 'mi', 'the', 'ba', 'sse', 'ler', 'ti', 'ga', 'ne', 'vu'])[1 + (hashint8(n + 37) & 2147483647) % 10]
  || (array['na', 'ni', 'ra', 'si', 'lo', 'ma', 'er', 'an', 'wa', 'za'])[1 + (hashint8(n + 41) & 2147483647) % 10] || ' n' || n)
from generate_series(1::bigint, :people) n;
create index people_trigrams on people using gin (search_text gin_trgm_ops);
