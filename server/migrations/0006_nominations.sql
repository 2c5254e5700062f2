-- Nominations and their reviews, awards given directly, and the recognitions that people see.

create table nominations (
  id bigint generated always as identity primary key,
  kind text not null,
  by_id bigint not null,
  nominee_id bigint,
  -- A whole division instead of a person.
  division_code text,
  categories text[] not null,
  reason text not null,
  state text not null default 'open',
  rating_count integer not null default 0,
  created_at timestamptz not null,
  constraint nominations_kind_known check (kind in ('behaviour', 'competition')),
  constraint nominations_by_known foreign key (by_id) references members (id),
  constraint nominations_nominee_known foreign key (nominee_id) references members (id),
  constraint nominations_division_known foreign key (division_code) references divisions (code),
  constraint nominations_one_nominee check ((nominee_id is null) <> (division_code is null)),
  constraint nominations_not_self check (nominee_id <> by_id),
  constraint nominations_reason_length check (char_length(reason) <= 750),
  constraint nominations_categories_some check (cardinality(categories) between 1 and 6),
  constraint nominations_state_known check (state in ('open', 'rated', 'declined')),
  constraint nominations_ratings_counted check ((state = 'rated') = (rating_count > 0))
);
create index nominations_nominee on nominations (nominee_id, created_at desc);
create index nominations_division on nominations (division_code, created_at desc) where division_code is not null;
create index nominations_by on nominations (by_id, created_at desc);
create index nominations_newest on nominations (created_at desc, id desc);
create index nominations_open on nominations (created_at, id) where state = 'open';

create table reviews (
  id bigint generated always as identity primary key,
  nomination_id bigint not null,
  reviewer_id bigint not null,
  kind text not null,
  rating smallint,
  custom_points integer,
  is_include_in_quarterly boolean not null default false,
  motivation text not null default '',
  created_at timestamptz not null,
  constraint reviews_nomination_known foreign key (nomination_id) references nominations (id),
  constraint reviews_reviewer_known foreign key (reviewer_id) references members (id),
  constraint reviews_once_each unique (nomination_id, reviewer_id),
  constraint reviews_kind_known check (kind in ('rating', 'decline')),
  constraint reviews_rating_range check (rating >= 1 and rating <= 7),
  constraint reviews_rated check ((kind = 'rating') = (rating is not null)),
  constraint reviews_custom_range check (custom_points is null or (custom_points >= 0 and custom_points <= 320 and rating > 1)),
  constraint reviews_motivation_length check (char_length(motivation) <= 500)
);
create index reviews_reviewer on reviews (reviewer_id, created_at desc);
create index reviews_newest on reviews (created_at desc);

-- At most one pay-out per nomination, whatever number of ratings.
create table payouts (
  nomination_id bigint primary key,
  review_id bigint not null,
  points_each integer not null,
  people integer not null,
  created_at timestamptz not null,
  constraint payouts_nomination_known foreign key (nomination_id) references nominations (id),
  constraint payouts_review_known foreign key (review_id) references reviews (id),
  constraint payouts_review_once unique (review_id),
  constraint payouts_points_range check (points_each >= 0 and points_each <= 320)
);
comment on table payouts is 'append-only';
create trigger payouts_append_only before update or delete or truncate on payouts
  for each statement execute function refuse_change();

create table awards (
  id bigint generated always as identity primary key,
  what text not null,
  by_id bigint not null,
  reason text not null,
  points integer not null,
  message text not null,
  send_by text not null,
  created_at timestamptz not null,
  constraint awards_by_known foreign key (by_id) references members (id),
  constraint awards_what_known check (what in ('adhoc', 'reward', 'payitforward', 'thankyou')),
  constraint awards_send_by_known check (send_by in ('email', 'sms')),
  constraint awards_adhoc_points check (what <> 'adhoc' or points in (5, 10, 20, 25, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000)),
  constraint awards_pay_it_forward_points check (what <> 'payitforward' or points in (5, 10, 20, 25, 50, 100)),
  constraint awards_reward_points check (what <> 'reward' or (points >= 1 and points <= 9999)),
  constraint awards_card_points check (what <> 'thankyou' or points = 0),
  constraint awards_message_length check (
    char_length(message) <= case when send_by = 'sms' then 150 when what = 'reward' then 600 else 350 end
  )
);
create index awards_by on awards (by_id, created_at desc);

create table award_lines (
  id bigint generated always as identity primary key,
  award_id bigint not null,
  to_id bigint not null,
  constraint award_lines_award_known foreign key (award_id) references awards (id),
  constraint award_lines_to_known foreign key (to_id) references members (id),
  constraint award_lines_once_each unique (award_id, to_id)
);
create index award_lines_to on award_lines (to_id);
comment on table awards is 'append-only';
comment on table award_lines is 'append-only';
create trigger awards_append_only before update or delete or truncate on awards
  for each statement execute function refuse_change();
create trigger award_lines_append_only before update or delete or truncate on award_lines
  for each statement execute function refuse_change();

-- The e-cards that people sent and received, with or without points.
create table recognitions (
  id bigint generated always as identity primary key,
  kind text not null,
  from_id bigint not null,
  to_id bigint not null,
  value text not null,
  points integer not null,
  message text not null,
  nomination_id bigint,
  award_id bigint,
  created_at timestamptz not null,
  constraint recognitions_kind_known check (kind in ('nomination', 'adhoc', 'reward', 'payitforward', 'thankyou')),
  constraint recognitions_from_known foreign key (from_id) references members (id),
  constraint recognitions_to_known foreign key (to_id) references members (id),
  constraint recognitions_nomination_known foreign key (nomination_id) references nominations (id),
  constraint recognitions_award_known foreign key (award_id) references awards (id),
  constraint recognitions_one_source check ((nomination_id is null) <> (award_id is null)),
  constraint recognitions_points_range check (points >= 0)
);
create index recognitions_to on recognitions (to_id, created_at desc);
create index recognitions_from on recognitions (from_id, created_at desc);
create index recognitions_newest on recognitions (created_at desc, id desc);
