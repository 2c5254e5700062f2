-- A nomination may be decided by several: it waits with what was said so far, by whoever said it, until they have decided it together.
alter table nominations drop constraint nominations_ratings_counted;
alter table nominations add constraint nominations_ratings_counted check (
  case state when 'open' then rating_count = 0 when 'rated' then rating_count > 0 else true end) not valid;

-- Who said it as the chair: the cluster admin of whom it is about, or who stood in for them.
alter table reviews add column is_chair boolean not null default false;

-- What several decided together.
create table verdicts (
  nomination_id bigint not null constraint verdicts_pkey primary key constraint verdicts_nomination_known references nominations (id),
  -- The chair's, or the one after which it was decided.
  review_id bigint not null constraint verdicts_review_known references reviews (id) constraint verdicts_review_once unique,
  decided_by text not null constraint verdicts_decided_by_known check (decided_by in ('mean', 'majority', 'chair')),
  -- So many stars; none where they declined it.
  rating smallint not null,
  stars smallint not null,
  -- So many said something.
  people smallint not null constraint verdicts_people_some check (people > 0),
  created_at timestamptz not null,
  constraint verdicts_rating_range check (rating between 0 and stars),
  constraint verdicts_stars_range check (stars between 2 and 10)
);
create trigger verdicts_append_only before update or delete or truncate on verdicts
  for each statement execute function refuse_change();
comment on table verdicts is 'append-only';

-- Who comes back finds a nomination waiting about which somebody has said something, a rating or not.
create or replace function nominations_follow_members() returns trigger language plpgsql as $$
begin
  execute 'update nominations n set state = ''closed'', closed_at = m.deactivated_at, closed_why = ''nominee left''
    from after_update m where n.nominee_id = m.id and m.deactivated_at is not null and n.state in (''open'', ''waiting'')';
  execute 'update nominations n set closed_at = null, closed_why = null,
      state = case when exists (select from reviews r where r.nomination_id = n.id) then ''waiting'' else ''open'' end
    from after_update m where n.nominee_id = m.id and m.deactivated_at is null and n.closed_why = ''nominee left''';
  return null;
end
$$;
