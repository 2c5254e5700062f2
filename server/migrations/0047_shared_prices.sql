-- A price list is of one currency, and countries of that currency may share it: what a thing costs is loaded once for all of them.
create table price_lists (
  alloc text constraint price_lists_pkey primary key,
  currency text not null,
  currency_decimals smallint not null,
  -- For the countries, which carry both as well.
  constraint price_lists_money_unique unique (alloc, currency, currency_decimals)
);
insert into price_lists (alloc, currency, currency_decimals) select alloc, currency, currency_decimals from countries;

alter table products drop constraint products_alloc_known;
alter table promos drop constraint promos_alloc_known;
alter table countries drop constraint countries_alloc_unique;
alter table products add constraint products_alloc_known foreign key (alloc) references price_lists (alloc);
alter table promos add constraint promos_alloc_known foreign key (alloc) references price_lists (alloc);
alter table countries add constraint countries_alloc_known foreign key (alloc, currency, currency_decimals)
  references price_lists (alloc, currency, currency_decimals) on update cascade;
create index countries_alloc on countries (alloc);

-- What the portal does by the clock, and proves, is told to operators whichever instance did it, also after a restart.
create table job_runs (
  job text constraint job_runs_pkey primary key,
  done bigint not null default 0,
  failed bigint not null default 0,
  last_success_at timestamptz,
  last_seconds double precision
);

create table proofs (
  of text constraint proofs_pkey primary key,
  last_success_at timestamptz,
  last_seconds double precision not null,
  findings integer not null,
  constraint proofs_of_known check (of in ('ledger', 'audit'))
);
