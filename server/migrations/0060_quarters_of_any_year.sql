-- The programme says when the year of the company begins; a quarter is three whole months of it.
alter table quarters drop constraint quarters_calendar;
alter table quarters add constraint quarters_of_three_months check (
  extract(day from lower(period)) = 1 and upper(period) = (lower(period) + interval '3 months')::date
);
