-- How much was recognised in each year of the company: sums that name nobody, counted at night.
create table counted_years (
  year smallint constraint counted_years_pkey primary key,
  counted_at timestamptz not null
);
create table year_counts (
  year smallint not null constraint year_counts_year_known references counted_years (year),
  -- From 1; 0: of the whole year.
  month smallint not null,
  -- What for, by its name of then; '': of everything.
  value text not null,
  cards integer not null,
  givers integer not null,
  receivers integer not null,
  constraint year_counts_pkey primary key (year, month, value)
);
