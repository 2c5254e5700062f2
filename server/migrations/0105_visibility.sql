-- Who else sees a card: its receiver says so, within what its giver allows.
alter table recognitions
  -- Null: given before others saw any, or where a company does without the feed.
  add column audience text,
  -- What the giver allows at most; null for whatever the receiver chooses.
  add column audience_most text,
  add column shows_points boolean not null default false,
  -- Where the receiver was when it was given; the team is their manager's.
  add column division_code text,
  add column country_code text,
  add column team_id bigint;
alter table recognitions
  add constraint recognitions_audience_known check (audience in ('everybody', 'division', 'team', 'us')) not valid,
  add constraint recognitions_audience_most_known check (audience_most in ('everybody', 'division', 'team', 'us')) not valid,
  add constraint recognitions_audience_place check (audience is null or (division_code is not null and country_code is not null)) not valid;

-- What was written before others saw any stays between the two as well, although its card is given only now.
alter table nominations add column may_be_seen boolean not null default false;
alter table nominations alter column may_be_seen set default true;
update approvals set wish = wish || '{"audience": "us"}' where state = 'waiting' and kind in ('recognise', 'adhoc', 'payitforward');

-- What was given to several at once stands in the feed as one: an award, or a nomination.
create index recognitions_item on recognitions ((coalesce(award_id * 2, nomination_id * 2 + 1)), id);
create index recognitions_feed on recognitions (created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience = 'everybody' and withdrawn_at is null and hidden_at is null;
create index recognitions_feed_of_country on recognitions (country_code, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience = 'everybody' and withdrawn_at is null and hidden_at is null;
create index recognitions_feed_of_division on recognitions (division_code, audience, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience in ('everybody', 'division') and withdrawn_at is null and hidden_at is null;
create index recognitions_feed_of_team on recognitions (team_id, audience, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience in ('everybody', 'division', 'team') and withdrawn_at is null and hidden_at is null;

create trigger recognitions_shared_audience after update of audience on recognitions
  for each statement execute function shared_named('recognised');

-- Who sees the cards that somebody will get; without a row as the company has it.
create table visibility_choices (
  member_id bigint not null constraint visibility_choices_pkey primary key constraint visibility_choices_member_known references members (id),
  -- Null: as the company has it.
  audience text constraint visibility_choices_audience_known check (audience in ('everybody', 'division', 'team', 'us')),
  shows_points boolean not null,
  changed_at timestamptz not null
);

-- What everybody may know of.
drop index recognitions_with_points;
create index recognitions_with_points on recognitions (created_at desc, id desc) include (to_id)
  where kind <> 'thankyou' and (audience is null or audience = 'everybody');
drop index recognitions_of_nominations;
create index recognitions_of_nominations on recognitions (created_at desc, id desc)
  where kind = 'nomination' and (audience is null or audience = 'everybody');
drop index recognitions_unseen;
create index recognitions_unseen on recognitions (nomination_id)
  where nomination_id is not null and (withdrawn_at is not null or hidden_at is not null or audience <> 'everybody');
