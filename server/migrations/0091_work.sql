-- On which days of a country people work: its weekends and public holidays are none. `number` counts them up to and with the day, so that the
-- working days between two days are the difference of two rows, and the day that is so many of them later is found by an index.
create table working_days (
  country_code text not null,
  day date not null,
  number integer not null,
  is_worked boolean not null,
  constraint working_days_pkey primary key (country_code, day)
);
create index working_days_number on working_days (country_code, number, day);

-- The day by which something is to be decided that began to wait on a day: so many working days later. None where the calendar does not reach.
-- A row, so that a statement that asks it of many has it as a part of itself.
create function work_due(country text, since date, days integer) returns table (due date) language sql stable parallel safe as $$
  select w.day from working_days w
  where w.country_code = country
    and w.number >= days + coalesce((select s.number from working_days s where s.country_code = country and s.day <= since order by s.day desc limit 1), 0)
  order by w.number, w.day limit 1
$$;

-- Where most people are: what waits for the company as a whole waits by the calendar and the clock of this country.
create table work_clock (
  is_one boolean not null default true constraint work_clock_pkey primary key constraint work_clock_one check (is_one),
  country_code text not null
);

-- Each time at which somebody was told of what waits.
create table work_rounds (
  id bigint generated always as identity constraint work_rounds_pkey primary key,
  at timestamptz not null
);

-- How far what waits has come, each once: soon due, overdue, escalated; or nobody may decide it.
create table work_stages (
  kind text not null constraint work_stages_kind_known check (kind in ('nomination', 'idea', 'approval', 'order', 'file', 'contact', 'card')),
  item_id bigint not null,
  stage text not null constraint work_stages_stage_known check (stage in ('soon', 'overdue', 'escalated', 'unowned')),
  round_id bigint not null constraint work_stages_round_known references work_rounds (id),
  constraint work_stages_pkey primary key (kind, item_id, stage)
);
create index work_stages_round on work_stages (round_id);
create index work_stages_unowned on work_stages (item_id) where stage = 'unowned';

-- Nominations that nobody decided in time, and the next manager who decides them too from then on.
create table escalations (
  nomination_id bigint not null constraint escalations_nomination_known references nominations (id),
  member_id bigint not null constraint escalations_member_known references members (id),
  at timestamptz not null,
  constraint escalations_pkey primary key (nomination_id, member_id)
);
create index escalations_member on escalations (member_id, nomination_id);
