-- Written by npm run db:dump from the migrated database: to read and to compare, not to run. See migrations/ for how it came about.

create extension pg_trgm;

create sequence event_ids as bigint start 1;

create sequence order_numbers as bigint start 1000001;

create table acceptances (
  member_id bigint not null,
  key text not null,
  language text not null,
  version integer not null,
  accepted_at timestamp with time zone not null,
  constraint acceptances_pkey PRIMARY KEY (member_id, key, language, version),
  constraint acceptances_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);

create table activity_days (
  day date not null,
  type text not null,
  events bigint not null,
  points bigint not null,
  constraint activity_days_pkey PRIMARY KEY (day, type)
);

create table adverts (
  id bigint not null generated always as identity,
  what text not null,
  href text not null,
  img text not null,
  constraint adverts_pkey PRIMARY KEY (id),
  constraint adverts_what_unique UNIQUE (what),
  constraint adverts_href_inside CHECK ((href ~ '^/[^/\\]'::text)),
  constraint adverts_img_inside CHECK ((img ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$'::text))
);
CREATE TRIGGER adverts_shared AFTER INSERT OR DELETE OR UPDATE ON adverts FOR EACH STATEMENT EXECUTE FUNCTION shared_named('content');

create table anniversary_awards (
  member_id bigint not null,
  years smallint not null,
  day date not null,
  award_id bigint not null,
  constraint anniversary_awards_pkey PRIMARY KEY (member_id, years),
  constraint anniversary_awards_award_once UNIQUE (award_id),
  constraint anniversary_awards_award_known FOREIGN KEY (award_id) REFERENCES awards(id),
  constraint anniversary_awards_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint anniversary_awards_years_range CHECK (((years >= 1) AND (years <= 80)))
);

create table announcement_dismissals (
  member_id bigint not null,
  announcement_id bigint not null,
  dismissed_at timestamp with time zone not null,
  constraint announcement_dismissals_pkey PRIMARY KEY (member_id, announcement_id),
  constraint announcement_dismissals_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX announcement_dismissals_announcement ON announcement_dismissals USING btree (announcement_id);

create table announcement_texts (
  announcement_id bigint not null,
  language text not null,
  title text not null,
  words text not null,
  alt text not null,
  constraint announcement_texts_pkey PRIMARY KEY (announcement_id, language),
  constraint announcement_texts_announcement_known FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint announcement_texts_alt_length CHECK ((char_length(alt) <= 200)),
  constraint announcement_texts_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint announcement_texts_title_length CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80))),
  constraint announcement_texts_words_length CHECK ((char_length(words) <= 600))
);
CREATE TRIGGER announcement_texts_shared AFTER INSERT OR DELETE OR UPDATE ON announcement_texts FOR EACH STATEMENT EXECUTE FUNCTION shared_named('content');

create table announcements (
  id bigint not null generated always as identity,
  place text not null,
  position bigint not null,
  language text not null,
  picture text not null,
  link text not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  sites text[] not null default '{}'::text[],
  countries text[] not null default '{}'::text[],
  clusters text[] not null default '{}'::text[],
  divisions text[] not null default '{}'::text[],
  managers_only boolean not null default false,
  revision integer not null,
  changed_at timestamp with time zone not null,
  changed_by_id bigint,
  removed_at timestamp with time zone,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_changed_by_known FOREIGN KEY (changed_by_id) REFERENCES members(id),
  constraint announcements_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint announcements_link_inside CHECK (((link = ''::text) OR (link = '/'::text) OR (link ~ '^/[^/\\]'::text))),
  constraint announcements_picture_inside CHECK ((picture ~ '^([A-Za-z0-9][A-Za-z0-9._-]*)?$'::text)),
  constraint announcements_place_known CHECK ((place = ANY (ARRAY['home'::text, 'shop'::text]))),
  constraint announcements_revision_positive CHECK ((revision > 0)),
  constraint announcements_span_ordered CHECK ((until_at >= from_at))
);
CREATE INDEX announcements_place ON announcements USING btree (place, "position", id) WHERE (removed_at IS NULL);
CREATE TRIGGER announcements_shared AFTER INSERT OR DELETE OR UPDATE ON announcements FOR EACH STATEMENT EXECUTE FUNCTION shared_named('content');

create table approval_decisions (
  approval_id bigint not null,
  step_n smallint not null,
  by_id bigint not null,
  for_id bigint,
  at timestamp with time zone not null,
  constraint approval_decisions_approval_known FOREIGN KEY (approval_id) REFERENCES approvals(id),
  constraint approval_decisions_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint approval_decisions_for_known FOREIGN KEY (for_id) REFERENCES members(id),
  constraint approval_decisions_for_other CHECK ((for_id <> by_id))
);
CREATE UNIQUE INDEX approval_decisions_once ON approval_decisions USING btree (approval_id, step_n, COALESCE(for_id, by_id));
CREATE TRIGGER approval_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON approval_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table approval_decisions is 'append-only';

create table approval_steps (
  approval_id bigint not null,
  n smallint not null,
  approver text not null,
  is_all boolean not null default false,
  four_eyes boolean not null default true,
  is_instead boolean not null default false,
  begun_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint approval_steps_pkey PRIMARY KEY (approval_id, n),
  constraint approval_steps_approval_known FOREIGN KEY (approval_id) REFERENCES approvals(id),
  constraint approval_steps_approver_known CHECK ((approver = ANY (ARRAY['giversManager'::text, 'nextManager'::text, 'recipientsManagers'::text, 'committee'::text, 'finance'::text, 'people'::text, 'programme'::text, 'adminReports'::text, 'ideaReviewer'::text]))),
  constraint approval_steps_begun_first CHECK (((ended_at IS NULL) OR (begun_at IS NOT NULL))),
  constraint approval_steps_n_few CHECK (((n >= 1) AND (n <= 4)))
);

create table approvals (
  id bigint not null generated always as identity,
  kind text not null,
  asked_by_id bigint not null,
  asked_at timestamp with time zone not null,
  concerns bigint[] not null,
  points bigint not null,
  subject_id bigint,
  wish jsonb not null,
  file bytea,
  state text not null default 'waiting'::text,
  decided_by_id bigint,
  decided_at timestamp with time zone,
  asked_for_id bigint,
  decided_for_id bigint,
  step_n smallint not null default 1,
  until_at timestamp with time zone,
  constraint approvals_pkey PRIMARY KEY (id),
  constraint approvals_asked_by_known FOREIGN KEY (asked_by_id) REFERENCES members(id),
  constraint approvals_decided_by_known FOREIGN KEY (decided_by_id) REFERENCES members(id),
  constraint approvals_asked_for_other CHECK ((asked_for_id <> asked_by_id)),
  constraint approvals_decided_for_other CHECK ((decided_for_id <> decided_by_id)),
  constraint approvals_decided_whole CHECK ((((state = 'waiting'::text) = (decided_at IS NULL)) AND ((state = ANY (ARRAY['waiting'::text, 'expired'::text])) = (decided_by_id IS NULL)))),
  constraint approvals_file_while_waiting CHECK (((file IS NULL) OR (state = 'waiting'::text))),
  constraint approvals_kind_known CHECK ((kind = ANY (ARRAY['recognise'::text, 'idea'::text, 'budgets'::text, 'prices'::text, 'codes'::text, 'programme'::text, 'correction'::text, 'pots'::text, 'merger'::text, 'adhoc'::text, 'payitforward'::text, 'nomination'::text]))),
  constraint approvals_points_positive CHECK ((points >= 0)),
  constraint approvals_second_by_other CHECK (((state = 'withdrawn'::text) OR ((decided_by_id IS DISTINCT FROM asked_for_id) OR (asked_for_id IS NULL)))),
  constraint approvals_second_for_other CHECK (((state = 'withdrawn'::text) OR (decided_for_id IS NULL) OR ((decided_for_id <> asked_by_id) AND (decided_for_id IS DISTINCT FROM asked_for_id)))),
  constraint approvals_second_person CHECK (((state <> ALL (ARRAY['confirmed'::text, 'declined'::text])) OR ((decided_by_id <> asked_by_id) AND (decided_by_id <> ALL (concerns))))),
  constraint approvals_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint approvals_withdrawn_by_asker CHECK (((state <> 'withdrawn'::text) OR (decided_by_id = asked_by_id)))
);
CREATE INDEX approvals_asked_by ON approvals USING btree (asked_by_id, id);
CREATE INDEX approvals_asked_for ON approvals USING btree (asked_for_id, id) WHERE (asked_for_id IS NOT NULL);
CREATE INDEX approvals_decided_by ON approvals USING btree (decided_by_id, id) WHERE (decided_by_id IS NOT NULL);
CREATE INDEX approvals_decided_for ON approvals USING btree (decided_for_id, id) WHERE (decided_for_id IS NOT NULL);
CREATE UNIQUE INDEX approvals_idea_once ON approvals USING btree (subject_id) WHERE ((kind = 'idea'::text) AND (state = 'waiting'::text));
CREATE UNIQUE INDEX approvals_nomination_once ON approvals USING btree (subject_id) WHERE ((kind = 'nomination'::text) AND (state = 'waiting'::text));
CREATE UNIQUE INDEX approvals_prize_once ON approvals USING btree (subject_id) WHERE ((kind = 'recognise'::text) AND (state = 'waiting'::text));
CREATE INDEX approvals_until ON approvals USING btree (until_at) WHERE ((state = 'waiting'::text) AND (until_at IS NOT NULL));
CREATE INDEX approvals_waiting ON approvals USING btree (id) WHERE (state = 'waiting'::text);
CREATE INDEX approvals_waiting_asker ON approvals USING btree (asked_by_id) WHERE (state = 'waiting'::text);
CREATE CONSTRAINT TRIGGER approvals_have_steps AFTER INSERT ON approvals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION approvals_of_former_instances();

create table audit_entries (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  actor_id bigint,
  act text not null,
  subject text not null,
  previous_hash bytea not null,
  hash bytea not null,
  before_digest bytea,
  after_digest bytea,
  event_id bigint,
  format smallint not null,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_event_once UNIQUE (event_id),
  constraint audit_entries_actor_known FOREIGN KEY (actor_id) REFERENCES members(id),
  constraint audit_entries_format_known CHECK ((format = ANY (ARRAY[1, 2, 3]))),
  constraint audit_entries_of_event CHECK (((format = 3) = (event_id IS NOT NULL)))
);
CREATE INDEX audit_entries_act ON audit_entries USING btree (act, at, id);
CREATE INDEX audit_entries_actor ON audit_entries USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_entries_by ON audit_entries USING btree (actor_id, at, id);
CREATE UNIQUE INDEX audit_entries_chain ON audit_entries USING btree (previous_hash);
CREATE INDEX audit_entries_subject ON audit_entries USING btree (subject, id);
CREATE INDEX audit_entries_subject_id ON audit_entries USING btree (split_part(subject, ':'::text, 2));
CREATE INDEX audit_entries_time ON audit_entries USING btree (at, id);
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table audit_entries is 'append-only';

create table audit_values (
  entry_id bigint not null,
  about bigint[] not null,
  before jsonb,
  after jsonb,
  constraint audit_values_pkey PRIMARY KEY (entry_id),
  constraint audit_values_entry_known FOREIGN KEY (entry_id) REFERENCES audit_entries(id)
);
CREATE INDEX audit_values_about ON audit_values USING gin (about);

create table award_lines (
  id bigint not null generated always as identity,
  award_id bigint not null,
  to_id bigint not null,
  constraint award_lines_pkey PRIMARY KEY (id),
  constraint award_lines_once_each UNIQUE (award_id, to_id)
);
CREATE TRIGGER award_lines_append_only BEFORE DELETE OR TRUNCATE ON award_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER award_lines_follow_merger BEFORE UPDATE ON award_lines FOR EACH ROW EXECUTE FUNCTION refuse_change_but_merged('to_id');
comment on table award_lines is 'append-only';

create table awards (
  id bigint not null generated always as identity,
  what text not null,
  by_id bigint,
  reason text not null,
  points integer not null,
  send_by text not null,
  created_at timestamp with time zone not null,
  message_length integer not null,
  programme_version integer not null default 1,
  for_id bigint,
  delegation_id bigint,
  ballot_id bigint,
  constraint awards_pkey PRIMARY KEY (id),
  constraint awards_ballot_known FOREIGN KEY (ballot_id) REFERENCES ballots(id),
  constraint awards_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint awards_ballot_recognises CHECK (((ballot_id IS NULL) OR (what = 'reward'::text))),
  constraint awards_card_points CHECK (((what <> 'thankyou'::text) OR (points = 0))),
  constraint awards_company_gives CHECK (((by_id IS NULL) = (what = 'anniversary'::text))) NOT VALID,
  constraint awards_for_whole CHECK ((((for_id IS NULL) = (delegation_id IS NULL)) AND (for_id <> by_id))),
  constraint awards_message_length CHECK ((message_length <= 2000)),
  constraint awards_points_range CHECK (((points >=
CASE
    WHEN (what = 'thankyou'::text) THEN 0
    ELSE 1
END) AND (points <= 100000))),
  constraint awards_send_by_known CHECK ((send_by = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint awards_what_known CHECK ((what = ANY (ARRAY['adhoc'::text, 'reward'::text, 'payitforward'::text, 'thankyou'::text, 'anniversary'::text]))) NOT VALID
);
CREATE INDEX awards_ballot ON awards USING btree (ballot_id) WHERE (ballot_id IS NOT NULL);
CREATE INDEX awards_by_day ON awards USING brin (created_at);
CREATE INDEX awards_delegation ON awards USING btree (delegation_id) WHERE (delegation_id IS NOT NULL);
CREATE TRIGGER awards_append_only BEFORE DELETE OR TRUNCATE ON awards FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER awards_follow_merger BEFORE UPDATE ON awards FOR EACH ROW EXECUTE FUNCTION refuse_change_but_merged('by_id');
comment on table awards is 'append-only';

create table ballot_entries (
  ballot_id bigint not null,
  summary_id bigint not null,
  constraint ballot_entries_pkey PRIMARY KEY (ballot_id, summary_id),
  constraint ballot_entries_ballot_known FOREIGN KEY (ballot_id) REFERENCES ballots(id),
  constraint ballot_entries_summary_known FOREIGN KEY (summary_id) REFERENCES quarter_summaries(id)
);
CREATE INDEX ballot_entries_summary ON ballot_entries USING btree (summary_id);
CREATE TRIGGER ballot_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ballot_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table ballot_entries is 'append-only';

create table ballot_votes (
  id bigint not null generated always as identity,
  ballot_id bigint not null,
  voter_id bigint not null,
  summary_id bigint not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint ballot_votes_pkey PRIMARY KEY (id),
  constraint ballot_votes_once UNIQUE (ballot_id, voter_id),
  constraint ballot_votes_for_who_stands FOREIGN KEY (ballot_id, summary_id) REFERENCES ballot_entries(ballot_id, summary_id),
  constraint ballot_votes_voter_known FOREIGN KEY (voter_id) REFERENCES members(id)
);

create table ballots (
  id bigint not null generated always as identity,
  quarter_id bigint not null,
  state text not null default 'open'::text,
  opened_by_id bigint not null,
  opened_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  closed_at timestamp with time zone,
  winner_id bigint,
  decided_by_id bigint,
  withdrawn_by_id bigint,
  withdrawn_at timestamp with time zone,
  announcement_id bigint,
  constraint ballots_pkey PRIMARY KEY (id),
  constraint ballots_decider_known FOREIGN KEY (decided_by_id) REFERENCES members(id),
  constraint ballots_opener_known FOREIGN KEY (opened_by_id) REFERENCES members(id),
  constraint ballots_quarter_known FOREIGN KEY (quarter_id) REFERENCES quarters(id),
  constraint ballots_winner_known FOREIGN KEY (winner_id) REFERENCES quarter_summaries(id),
  constraint ballots_withdrawer_known FOREIGN KEY (withdrawn_by_id) REFERENCES members(id),
  constraint ballots_closed_whole CHECK (
CASE state
    WHEN 'open'::text THEN (closed_at IS NULL)
    WHEN 'closed'::text THEN (closed_at IS NOT NULL)
    ELSE true
END),
  constraint ballots_closes_later CHECK ((closes_at > opened_at)),
  constraint ballots_decided_a_winner CHECK (((decided_by_id IS NULL) OR (winner_id IS NOT NULL))),
  constraint ballots_state_known CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'withdrawn'::text]))),
  constraint ballots_winner_when_closed CHECK (((winner_id IS NULL) OR (closed_at IS NOT NULL))),
  constraint ballots_withdrawn_whole CHECK ((((state = 'withdrawn'::text) = (withdrawn_at IS NOT NULL)) AND ((withdrawn_at IS NULL) = (withdrawn_by_id IS NULL))))
);
CREATE UNIQUE INDEX ballots_one_of_a_quarter ON ballots USING btree (quarter_id) WHERE (state <> 'withdrawn'::text);
CREATE INDEX ballots_open ON ballots USING btree (closes_at) WHERE (state = 'open'::text);

create table basket_lines (
  id bigint not null generated always as identity,
  basket_id bigint not null,
  product_id bigint not null,
  qty integer not null,
  price_minor bigint not null,
  added_at timestamp with time zone not null,
  constraint basket_lines_pkey PRIMARY KEY (id),
  constraint basket_lines_product_once UNIQUE (basket_id, product_id),
  constraint basket_lines_basket_known FOREIGN KEY (basket_id) REFERENCES baskets(id),
  constraint basket_lines_product_known FOREIGN KEY (product_id) REFERENCES products(id),
  constraint basket_lines_qty_range CHECK (((qty >= 1) AND (qty <= 99)))
);

create table baskets (
  id bigint not null generated always as identity,
  member_id bigint not null,
  alloc text not null,
  opened_at timestamp with time zone not null,
  ordered_at timestamp with time zone,
  promo_id bigint,
  constraint baskets_pkey PRIMARY KEY (id),
  constraint baskets_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint baskets_promo_known FOREIGN KEY (promo_id) REFERENCES promos(id)
);
CREATE UNIQUE INDEX baskets_one_open ON baskets USING btree (member_id) WHERE (ordered_at IS NULL);

create table budget_grants (
  id bigint not null generated always as identity,
  period text not null,
  member_id bigint not null,
  points bigint not null,
  by_id bigint,
  created_at timestamp with time zone not null,
  ends_on date,
  carries boolean not null default false,
  act_id bigint,
  constraint budget_grants_pkey PRIMARY KEY (id),
  constraint budget_grants_once UNIQUE (period, member_id),
  constraint budget_grants_act_known FOREIGN KEY (act_id) REFERENCES pot_acts(id),
  constraint budget_grants_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint budget_grants_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint budget_grants_period_length CHECK (((char_length(period) >= 1) AND (char_length(period) <= 40))),
  constraint budget_grants_points_positive CHECK ((points > 0))
);
CREATE TRIGGER budget_grants_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON budget_grants FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table budget_grants is 'append-only';

create table by_hand (
  member_id bigint not null,
  field text not null,
  roster_value jsonb,
  changed_by_id bigint,
  changed_at timestamp with time zone not null,
  constraint by_hand_pkey PRIMARY KEY (member_id, field),
  constraint by_hand_changer_known FOREIGN KEY (changed_by_id) REFERENCES members(id),
  constraint by_hand_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint by_hand_field_known CHECK ((field = ANY (ARRAY['firstName'::text, 'surname'::text, 'familyNameFirst'::text, 'email'::text, 'cellNum'::text, 'divisionCode'::text, 'siteTemplate'::text, 'costCentre'::text, 'managerNumber'::text, 'hireDate'::text, 'birthDay'::text, 'birthMonth'::text, 'language'::text, 'standing'::text]))),
  constraint by_hand_standing_known CHECK (((field <> 'standing'::text) OR (roster_value = ANY (ARRAY['"here"'::jsonb, '"gone"'::jsonb]))))
);

create table card_cases (
  card_id bigint,
  state text not null,
  opened_at timestamp with time zone not null,
  revision integer not null default 0,
  comment_id bigint,
  idea_id bigint,
  signature_id bigint,
  case_id bigint not null generated always as (COALESCE((card_id * 2), ((comment_id * 2) + 1), (idea_id + '4000000000000000'::bigint), (signature_id + '4503599627370496'::bigint))) stored,
  constraint card_cases_pkey PRIMARY KEY (case_id),
  constraint card_cases_card_once UNIQUE (card_id),
  constraint card_cases_comment_once UNIQUE (comment_id),
  constraint card_cases_idea_once UNIQUE (idea_id),
  constraint card_cases_signature_once UNIQUE (signature_id),
  constraint card_cases_comment_known FOREIGN KEY (comment_id) REFERENCES comments(id),
  constraint card_cases_idea_known FOREIGN KEY (idea_id) REFERENCES ideas(id),
  constraint card_cases_signature_known FOREIGN KEY (signature_id) REFERENCES group_card_signatures(id),
  constraint card_cases_one_thing CHECK ((num_nonnulls(card_id, comment_id, idea_id, signature_id) = 1)),
  constraint card_cases_state_known CHECK ((state = ANY (ARRAY['open'::text, 'kept'::text, 'hidden'::text, 'dropped'::text])))
);
CREATE INDEX card_cases_newest ON card_cases USING btree (opened_at DESC, case_id DESC);
CREATE INDEX card_cases_of_state ON card_cases USING btree (state, opened_at DESC, case_id DESC);

create table card_deeds (
  id bigint not null generated always as identity,
  card_id bigint,
  kind text not null,
  by_id bigint not null,
  to_id bigint,
  created_at timestamp with time zone not null,
  comment_id bigint,
  idea_id bigint,
  signature_id bigint,
  case_id bigint not null generated always as (COALESCE((card_id * 2), ((comment_id * 2) + 1), (idea_id + '4000000000000000'::bigint), (signature_id + '4503599627370496'::bigint))) stored,
  constraint card_deeds_pkey PRIMARY KEY (id),
  constraint card_deeds_case_known FOREIGN KEY (case_id) REFERENCES card_cases(case_id),
  constraint card_deeds_kind_known CHECK ((kind = ANY (ARRAY['hidden'::text, 'kept'::text, 'shown'::text, 'talked'::text]))),
  constraint card_deeds_one_thing CHECK ((num_nonnulls(card_id, comment_id, idea_id, signature_id) = 1)),
  constraint card_deeds_talked_to CHECK (((kind = 'talked'::text) = (to_id IS NOT NULL)))
);
CREATE INDEX card_deeds_case ON card_deeds USING btree (case_id, id);

create table card_reports (
  id bigint not null generated always as identity,
  card_id bigint,
  by_id bigint not null,
  reason text not null,
  created_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  comment_id bigint,
  mentioned_ids bigint[] not null default '{}'::bigint[],
  idea_id bigint,
  signature_id bigint,
  case_id bigint not null generated always as (COALESCE((card_id * 2), ((comment_id * 2) + 1), (idea_id + '4000000000000000'::bigint), (signature_id + '4503599627370496'::bigint))) stored,
  constraint card_reports_pkey PRIMARY KEY (id),
  constraint card_reports_case_known FOREIGN KEY (case_id) REFERENCES card_cases(case_id),
  constraint card_reports_one_thing CHECK ((num_nonnulls(card_id, comment_id, idea_id, signature_id) = 1)),
  constraint card_reports_reason_known CHECK ((reason = ANY (ARRAY['offensive'::text, 'untrue'::text, 'private'::text, 'advert'::text, 'other'::text])))
);
CREATE INDEX card_reports_by ON card_reports USING btree (by_id);
CREATE UNIQUE INDEX card_reports_once ON card_reports USING btree (card_id, by_id) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX card_reports_once_of_case ON card_reports USING btree (case_id, by_id) WHERE (withdrawn_at IS NULL);

create table carried_words (
  message_id bigint not null,
  about bigint[] not null,
  address text,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text,
  picture text,
  constraint carried_words_pkey PRIMARY KEY (message_id)
);

create table categories (
  id bigint not null generated always as identity,
  cat1 text not null,
  cat2 text not null,
  cat3 text not null,
  key1 text not null,
  key2 text not null,
  key3 text not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_keys_unique UNIQUE (key1, key2, key3),
  constraint categories_names_unique UNIQUE (cat1, cat2, cat3)
);
CREATE TRIGGER categories_shared AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION shared_catalogue_of_all();

create table circle_judgements (
  id bigint not null generated always as identity,
  people bigint[] not null,
  verdict text not null,
  by_id bigint not null,
  note_length integer not null,
  created_at timestamp with time zone not null,
  constraint circle_judgements_pkey PRIMARY KEY (id),
  constraint circle_judgements_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint circle_judgements_not_own CHECK ((by_id <> ALL (people))),
  constraint circle_judgements_note_length CHECK (((note_length >= 1) AND (note_length <= 300))),
  constraint circle_judgements_people_few CHECK (((cardinality(people) >= 2) AND (cardinality(people) <= 5))),
  constraint circle_judgements_verdict_known CHECK ((verdict = ANY (ARRAY['fine'::text, 'watch'::text, 'wrong'::text])))
);
CREATE INDEX circle_judgements_newest ON circle_judgements USING btree (people, id DESC);
CREATE TRIGGER circle_judgements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON circle_judgements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table circle_judgements is 'append-only';

create table comment_mentions (
  comment_id bigint not null,
  n smallint not null,
  member_id bigint not null,
  constraint comment_mentions_pkey PRIMARY KEY (comment_id, n),
  constraint comment_mentions_comment_known FOREIGN KEY (comment_id) REFERENCES comments(id),
  constraint comment_mentions_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX comment_mentions_member ON comment_mentions USING btree (member_id);

create table comments (
  id bigint not null generated always as identity,
  award_id bigint,
  nomination_id bigint,
  by_id bigint not null,
  card_id bigint,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  idea_id bigint,
  item bigint not null generated always as (COALESCE((award_id * 2), ((nomination_id * 2) + 1), (idea_id + '4000000000000000'::bigint))) stored,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_award_known FOREIGN KEY (award_id) REFERENCES awards(id),
  constraint comments_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint comments_card_known FOREIGN KEY (card_id) REFERENCES recognitions(id),
  constraint comments_idea_known FOREIGN KEY (idea_id) REFERENCES ideas(id),
  constraint comments_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id),
  constraint comments_one_source CHECK ((num_nonnulls(award_id, nomination_id, idea_id) = 1))
);
CREATE INDEX comments_by ON comments USING btree (by_id);
CREATE INDEX comments_card ON comments USING btree (card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX comments_newest ON comments USING btree (item, id) WHERE (removed_at IS NULL);
CREATE INDEX comments_time ON comments USING btree (created_at) INCLUDE (by_id);

create table competition (
  id smallint not null default 1,
  start_date date not null,
  end_date date not null,
  title text not null,
  description text not null,
  textbox_title text not null,
  textbox_description text not null,
  is_enabled boolean not null,
  banner_id text,
  updated_at timestamp with time zone not null,
  competition_id bigint,
  constraint competition_pkey PRIMARY KEY (id),
  constraint competition_banner_known FOREIGN KEY (banner_id) REFERENCES pictures(id),
  constraint competition_dates_ordered CHECK ((start_date <= end_date)),
  constraint competition_description_length CHECK ((char_length(description) <= 4000)),
  constraint competition_one_row CHECK ((id = 1)),
  constraint competition_textbox_description_length CHECK ((char_length(textbox_description) <= 2000)),
  constraint competition_textbox_title_length CHECK ((char_length(textbox_title) <= 50)),
  constraint competition_title_length CHECK ((char_length(title) <= 50))
);
CREATE TRIGGER competition_former AFTER INSERT OR UPDATE ON competition FOR EACH ROW EXECUTE FUNCTION competition_of_former_instances();
CREATE TRIGGER competition_shared AFTER INSERT OR DELETE OR UPDATE ON competition FOR EACH STATEMENT EXECUTE FUNCTION shared_named('competition');

create table competition_winners (
  id bigint not null generated always as identity,
  competition_id bigint not null,
  member_id bigint not null,
  sentence text not null,
  named_at timestamp with time zone not null,
  named_by_id bigint not null,
  announced_at timestamp with time zone,
  announced_by_id bigint,
  withdrawn_at timestamp with time zone,
  withdrawn_by_id bigint,
  constraint competition_winners_pkey PRIMARY KEY (id),
  constraint competition_winners_announced_by_known FOREIGN KEY (announced_by_id) REFERENCES members(id),
  constraint competition_winners_competition_known FOREIGN KEY (competition_id) REFERENCES competitions(id),
  constraint competition_winners_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint competition_winners_named_by_known FOREIGN KEY (named_by_id) REFERENCES members(id),
  constraint competition_winners_withdrawn_by_known FOREIGN KEY (withdrawn_by_id) REFERENCES members(id),
  constraint competition_winners_announced_whole CHECK (((announced_at IS NULL) = (announced_by_id IS NULL))),
  constraint competition_winners_sentence_length CHECK ((char_length(sentence) <= 500)),
  constraint competition_winners_withdrawn_whole CHECK (((withdrawn_at IS NULL) = (withdrawn_by_id IS NULL)))
);
CREATE INDEX competition_winners_announced ON competition_winners USING btree (announced_at) WHERE (withdrawn_at IS NULL);
CREATE INDEX competition_winners_member ON competition_winners USING btree (member_id);
CREATE UNIQUE INDEX competition_winners_once ON competition_winners USING btree (competition_id, member_id) WHERE (withdrawn_at IS NULL);
CREATE TRIGGER competition_winners_shared AFTER INSERT OR DELETE OR UPDATE ON competition_winners FOR EACH STATEMENT EXECUTE FUNCTION shared_named('competition');

create table competitions (
  id bigint not null generated always as identity,
  start_date date not null,
  end_date date not null,
  title text not null,
  description text not null,
  textbox_title text not null,
  textbox_description text not null,
  is_enabled boolean not null,
  sites text[],
  banner_id text,
  revision integer not null default 1,
  updated_at timestamp with time zone not null,
  updated_by_id bigint,
  constraint competitions_pkey PRIMARY KEY (id),
  constraint competitions_banner_known FOREIGN KEY (banner_id) REFERENCES pictures(id),
  constraint competitions_changed_by_known FOREIGN KEY (updated_by_id) REFERENCES members(id),
  constraint competitions_dates_ordered CHECK ((start_date <= end_date)),
  constraint competitions_description_length CHECK ((char_length(description) <= 4000)),
  constraint competitions_sites_some CHECK ((cardinality(sites) > 0)),
  constraint competitions_textbox_description_length CHECK ((char_length(textbox_description) <= 2000)),
  constraint competitions_textbox_title_length CHECK ((char_length(textbox_title) <= 50)),
  constraint competitions_title_length CHECK ((char_length(title) <= 50))
);
CREATE INDEX competitions_end ON competitions USING btree (end_date, id);
CREATE TRIGGER competitions_former AFTER INSERT OR DELETE OR UPDATE ON competitions FOR EACH STATEMENT EXECUTE FUNCTION competition_for_former_instances();
CREATE TRIGGER competitions_shared AFTER INSERT OR DELETE OR UPDATE ON competitions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('competition');

create table contact_entries (
  id bigint not null generated always as identity,
  contact_id bigint not null,
  kind text not null,
  by_id bigint not null,
  to_id bigint,
  text text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint contact_entries_pkey PRIMARY KEY (id),
  constraint contact_entries_contact_known FOREIGN KEY (contact_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  constraint contact_entries_handed_to CHECK (((kind = 'handed'::text) = (to_id IS NOT NULL))),
  constraint contact_entries_kind_known CHECK ((kind = ANY (ARRAY['answer'::text, 'note'::text, 'taken'::text, 'givenBack'::text, 'handed'::text, 'closed'::text, 'reopened'::text, 'spam'::text, 'notSpam'::text]))),
  constraint contact_entries_text_length CHECK ((char_length(text) <= 4000)),
  constraint contact_entries_text_of CHECK (((text = ''::text) OR (kind = ANY (ARRAY['answer'::text, 'note'::text]))))
);
CREATE INDEX contact_entries_by ON contact_entries USING btree (by_id) WHERE (text <> ''::text);
CREATE INDEX contact_entries_contact ON contact_entries USING btree (contact_id, id);

create table contact_messages (
  id bigint not null generated always as identity,
  member_id bigint,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamp with time zone not null,
  state text not null default 'open'::text,
  taken_by_id bigint,
  language text,
  revision integer not null default 0,
  search_text text not null generated always as (lower(((((name || ' '::text) || email) || ' '::text) || message))) stored,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint contact_messages_email_length CHECK ((char_length(email) <= 254)),
  constraint contact_messages_message_length CHECK ((char_length(message) <= 2000)),
  constraint contact_messages_name_length CHECK ((char_length(name) <= 80)),
  constraint contact_messages_state_known CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text, 'spam'::text])))
);
CREATE INDEX contact_messages_email ON contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_member ON contact_messages USING btree (member_id);
CREATE INDEX contact_messages_newest ON contact_messages USING btree (created_at DESC, id DESC);
CREATE INDEX contact_messages_of_state ON contact_messages USING btree (state, created_at DESC, id DESC);
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);

create table contact_spam (
  email text not null,
  by_id bigint not null,
  created_at timestamp with time zone not null,
  constraint contact_spam_pkey PRIMARY KEY (email),
  constraint contact_spam_email_form CHECK (((email = lower(email)) AND (char_length(email) <= 254)))
);

create table content_blocks (
  key text not null,
  title text not null,
  markdown text not null,
  html text not null,
  access text not null default 'member'::text,
  updated_at timestamp with time zone not null,
  language text not null default 'en'::text,
  retired_at timestamp with time zone,
  constraint content_blocks_pkey PRIMARY KEY (key),
  constraint content_blocks_access_known CHECK ((access = ANY (ARRAY['open'::text, 'member'::text, 'adminReports'::text]))),
  constraint content_blocks_key_form CHECK ((key ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint content_blocks_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text])))
);
CREATE TRIGGER content_blocks_shared AFTER INSERT OR DELETE OR UPDATE ON content_blocks FOR EACH STATEMENT EXECUTE FUNCTION shared_named('content');

create table content_drafts (
  key text not null,
  language text not null,
  revision integer not null,
  changed_at timestamp with time zone not null,
  changed_by_id bigint not null,
  title text,
  markdown text,
  constraint content_drafts_pkey PRIMARY KEY (key, language),
  constraint content_drafts_block_known FOREIGN KEY (key) REFERENCES content_blocks(key),
  constraint content_drafts_by_known FOREIGN KEY (changed_by_id) REFERENCES members(id),
  constraint content_drafts_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint content_drafts_markdown_length CHECK ((char_length(markdown) <= 40000)),
  constraint content_drafts_title_length CHECK ((char_length(title) <= 120)),
  constraint content_drafts_whole CHECK (((title IS NULL) = (markdown IS NULL)))
);

create table content_texts (
  key text not null,
  language text not null,
  title text not null,
  markdown text not null,
  html text not null,
  updated_at timestamp with time zone not null,
  constraint content_texts_pkey PRIMARY KEY (key, language),
  constraint content_texts_block_known FOREIGN KEY (key) REFERENCES content_blocks(key),
  constraint content_texts_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text])))
);
CREATE TRIGGER content_texts_shared AFTER INSERT OR DELETE OR UPDATE ON content_texts FOR EACH STATEMENT EXECUTE FUNCTION shared_named('content');

create table content_versions (
  key text not null,
  language text not null,
  version integer not null,
  title text not null,
  markdown text not null,
  html text not null,
  from_at timestamp with time zone not null,
  published_at timestamp with time zone not null,
  published_by_id bigint,
  reason text not null default ''::text,
  asks_again boolean not null default false,
  withdrawn_at timestamp with time zone,
  constraint content_versions_pkey PRIMARY KEY (key, language, version),
  constraint content_versions_block_known FOREIGN KEY (key) REFERENCES content_blocks(key),
  constraint content_versions_by_known FOREIGN KEY (published_by_id) REFERENCES members(id),
  constraint content_versions_from_ordered CHECK ((from_at >= published_at)),
  constraint content_versions_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint content_versions_reason_length CHECK ((char_length(reason) <= 500)),
  constraint content_versions_version_positive CHECK ((version > 0)),
  constraint content_versions_withdrawn_before CHECK ((withdrawn_at < from_at))
);
CREATE TRIGGER content_versions_former AFTER INSERT ON content_versions FOR EACH ROW WHEN ((new.from_at = new.published_at)) EXECUTE FUNCTION content_for_former_instances();
CREATE TRIGGER content_versions_shared AFTER INSERT OR DELETE OR UPDATE ON content_versions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('content');

create table correction_lines (
  id bigint not null generated always as identity,
  correction_id bigint not null,
  member_id bigint not null,
  account text not null,
  transaction_id bigint,
  points bigint not null,
  points_asked bigint not null,
  constraint correction_lines_pkey PRIMARY KEY (id),
  constraint correction_lines_correction_known FOREIGN KEY (correction_id) REFERENCES corrections(id),
  constraint correction_lines_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint correction_lines_transaction_known FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  constraint correction_lines_account_known CHECK ((account = ANY (ARRAY['wallet'::text, 'pot'::text]))),
  constraint correction_lines_within CHECK ((abs(points) <= points_asked))
);
CREATE INDEX correction_lines_correction ON correction_lines USING btree (correction_id);
CREATE INDEX correction_lines_member ON correction_lines USING btree (member_id, correction_id DESC);
CREATE UNIQUE INDEX correction_lines_once ON correction_lines USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE TRIGGER correction_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON correction_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table correction_lines is 'append-only';

create table corrections (
  id bigint not null generated always as identity,
  kind text not null,
  subject_id bigint,
  by_id bigint not null,
  second_id bigint,
  giver_id bigint,
  reason_length integer not null,
  created_at timestamp with time zone not null,
  constraint corrections_pkey PRIMARY KEY (id),
  constraint corrections_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint corrections_giver_known FOREIGN KEY (giver_id) REFERENCES members(id),
  constraint corrections_second_known FOREIGN KEY (second_id) REFERENCES members(id),
  constraint corrections_kind_known CHECK ((kind = ANY (ARRAY['award'::text, 'nomination'::text, 'idea'::text, 'budget'::text, 'forfeit'::text, 'card'::text, 'credit'::text, 'debit'::text, 'undo'::text]))),
  constraint corrections_reason_length CHECK (((reason_length >= 0) AND (reason_length <= 300))),
  constraint corrections_second_person CHECK ((second_id <> by_id)),
  constraint corrections_subject_named CHECK (((kind = ANY (ARRAY['credit'::text, 'debit'::text])) = (subject_id IS NULL))),
  constraint corrections_undone_by_giver CHECK (((kind <> 'undo'::text) OR (giver_id = by_id)))
);
CREATE INDEX corrections_by ON corrections USING btree (by_id, created_at);
CREATE INDEX corrections_newest ON corrections USING btree (created_at DESC, id DESC);
CREATE TRIGGER corrections_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON corrections FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table corrections is 'append-only';

create table counted_years (
  year smallint not null,
  counted_at timestamp with time zone not null,
  constraint counted_years_pkey PRIMARY KEY (year)
);

create table countries (
  code text not null,
  name text not null,
  time_zone text not null,
  currency text not null,
  currency_symbol text not null,
  currency_decimals smallint not null,
  is_truncate_cents boolean not null default false,
  is_symbol_suffix boolean not null default false,
  point_value_millionths bigint not null,
  alloc text not null,
  points_name text not null,
  delivery_type text not null default 'C'::text,
  language text,
  constraint countries_pkey PRIMARY KEY (code),
  constraint countries_alloc_known FOREIGN KEY (alloc, currency, currency_decimals) REFERENCES price_lists(alloc, currency, currency_decimals) ON UPDATE CASCADE,
  constraint countries_code_form CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint countries_currency_form CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint countries_decimals_range CHECK (((currency_decimals >= 0) AND (currency_decimals <= 3))),
  constraint countries_delivery_type_known CHECK ((delivery_type = ANY (ARRAY['C'::text, 'Z'::text]))),
  constraint countries_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint countries_point_value_positive CHECK ((point_value_millionths > 0))
);
CREATE INDEX countries_alloc ON countries USING btree (alloc);
CREATE TRIGGER countries_shared AFTER INSERT OR DELETE OR UPDATE ON countries FOR EACH ROW EXECUTE FUNCTION shared_country();

create table debt_changes (
  id bigint not null generated always as identity,
  debt_id bigint not null,
  kind text not null,
  points bigint not null,
  earned_id bigint,
  by_id bigint,
  second_id bigint,
  reason_length integer not null default 0,
  created_at timestamp with time zone not null,
  written_at timestamp with time zone not null default clock_timestamp(),
  constraint debt_changes_pkey PRIMARY KEY (id),
  constraint debt_changes_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint debt_changes_debt_known FOREIGN KEY (debt_id) REFERENCES debts(id),
  constraint debt_changes_second_known FOREIGN KEY (second_id) REFERENCES members(id),
  constraint debt_changes_earned CHECK (((kind = 'repaid'::text) = (earned_id IS NOT NULL))),
  constraint debt_changes_forgiven_by CHECK (((kind = 'forgiven'::text) = (by_id IS NOT NULL))),
  constraint debt_changes_kind_known CHECK ((kind = ANY (ARRAY['repaid'::text, 'forgiven'::text, 'writtenOff'::text]))),
  constraint debt_changes_points_positive CHECK ((points > 0)),
  constraint debt_changes_reason_length CHECK (((reason_length >= 0) AND (reason_length <= 300))),
  constraint debt_changes_second_person CHECK ((second_id <> by_id))
);
CREATE INDEX debt_changes_by ON debt_changes USING btree (by_id, created_at) WHERE (by_id IS NOT NULL);
CREATE INDEX debt_changes_debt ON debt_changes USING btree (debt_id, id);
CREATE UNIQUE INDEX debt_changes_earned_once ON debt_changes USING btree (earned_id, debt_id) WHERE (earned_id IS NOT NULL);
CREATE TRIGGER debt_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON debt_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table debt_changes is 'append-only';

create table debts (
  id bigint not null generated always as identity,
  correction_line_id bigint not null,
  member_id bigint not null,
  account_id bigint not null,
  points bigint not null,
  repaid_points bigint not null default 0,
  forgiven_points bigint not null default 0,
  written_off_points bigint not null default 0,
  left_points bigint not null generated always as ((((points - repaid_points) - forgiven_points) - written_off_points)) stored,
  created_at timestamp with time zone not null,
  ended text,
  ended_at timestamp with time zone,
  constraint debts_pkey PRIMARY KEY (id),
  constraint debts_line_known FOREIGN KEY (correction_line_id) REFERENCES correction_lines(id),
  constraint debts_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint debts_ended_known CHECK ((ended = ANY (ARRAY['repaid'::text, 'forgiven'::text, 'writtenOff'::text]))),
  constraint debts_ended_whole CHECK ((((left_points = 0) = (ended IS NOT NULL)) AND ((ended IS NULL) = (ended_at IS NULL)))),
  constraint debts_points_positive CHECK ((points > 0)),
  constraint debts_within CHECK ((((left_points >= 0) AND (left_points <= points)) AND (repaid_points >= 0) AND (forgiven_points >= 0) AND (written_off_points >= 0)))
);
CREATE INDEX debts_member ON debts USING btree (member_id, id DESC);
CREATE UNIQUE INDEX debts_once ON debts USING btree (correction_line_id);
CREATE INDEX debts_open ON debts USING btree (account_id, id) WHERE (left_points > 0);

create table delegations (
  id bigint not null generated always as identity,
  away_id bigint not null,
  delegate_id bigint not null,
  scopes text[] not null,
  points_most bigint,
  points_used bigint not null default 0,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  first_day date not null,
  last_day date not null,
  named_by_id bigint not null,
  named_at timestamp with time zone not null,
  revision integer not null default 0,
  ended_at timestamp with time zone,
  ended_by_id bigint,
  ended_why text,
  constraint delegations_pkey PRIMARY KEY (id),
  constraint delegations_approvals_once EXCLUDE USING gist (int8range(away_id, away_id, '[]'::text) WITH &&, int8range(delegate_id, delegate_id, '[]'::text) WITH &&, tstzrange(from_at, GREATEST(from_at, LEAST(until_at, ended_at))) WITH &&) WHERE (('approvals'::text = ANY (scopes))),
  constraint delegations_budget_once EXCLUDE USING gist (int8range(away_id, away_id, '[]'::text) WITH &&, int8range(delegate_id, delegate_id, '[]'::text) WITH &&, tstzrange(from_at, GREATEST(from_at, LEAST(until_at, ended_at))) WITH &&) WHERE (('budget'::text = ANY (scopes))),
  constraint delegations_reviews_once EXCLUDE USING gist (int8range(away_id, away_id, '[]'::text) WITH &&, int8range(delegate_id, delegate_id, '[]'::text) WITH &&, tstzrange(from_at, GREATEST(from_at, LEAST(until_at, ended_at))) WITH &&) WHERE (('reviews'::text = ANY (scopes))),
  constraint delegations_away_known FOREIGN KEY (away_id) REFERENCES members(id),
  constraint delegations_delegate_known FOREIGN KEY (delegate_id) REFERENCES members(id),
  constraint delegations_ended_by_known FOREIGN KEY (ended_by_id) REFERENCES members(id),
  constraint delegations_named_by_known FOREIGN KEY (named_by_id) REFERENCES members(id),
  constraint delegations_budget CHECK (((points_most IS NOT NULL) = ('budget'::text = ANY (scopes)))),
  constraint delegations_end_whole CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint delegations_ended_why_known CHECK ((ended_why = ANY (ARRAY['away'::text, 'delegate'::text, 'people'::text, 'left'::text]))),
  constraint delegations_not_own CHECK ((named_by_id <> delegate_id)),
  constraint delegations_other CHECK ((away_id <> delegate_id)),
  constraint delegations_points_range CHECK (((points_most >= 1) AND (points_most <= 100000))),
  constraint delegations_points_used CHECK (((points_used >= 0) AND ((points_most IS NULL) OR (points_used <= points_most)))),
  constraint delegations_scopes_known CHECK (((scopes <@ ARRAY['reviews'::text, 'approvals'::text, 'budget'::text]) AND ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 3)))),
  constraint delegations_span CHECK (((from_at < until_at) AND (first_day <= last_day)))
);
CREATE INDEX delegations_away ON delegations USING btree (away_id, until_at);
CREATE INDEX delegations_delegate ON delegations USING btree (delegate_id, until_at);

create table digests (
  id bigint not null generated always as identity,
  member_id bigint not null,
  day date not null,
  run_id bigint not null,
  made_at timestamp with time zone not null,
  constraint digests_pkey PRIMARY KEY (id),
  constraint digests_one_a_day UNIQUE (member_id, day)
);
CREATE INDEX digests_of_run ON digests USING btree (run_id);
CREATE INDEX digests_time ON digests USING btree (made_at);

create table divisions (
  code text not null,
  name text not null,
  country_code text not null,
  cluster_code text not null,
  constraint divisions_pkey PRIMARY KEY (code),
  constraint divisions_country_known FOREIGN KEY (country_code) REFERENCES countries(code),
  constraint divisions_code_form CHECK ((code ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,35}$'::text))
);
CREATE INDEX divisions_cluster ON divisions USING btree (cluster_code);
CREATE INDEX divisions_country ON divisions USING btree (country_code, name);
CREATE TRIGGER divisions_shared AFTER INSERT OR DELETE OR UPDATE ON divisions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('divisions');

create table download_tickets (
  ticket_hash bytea not null,
  token_hash bytea not null,
  call text not null,
  wish jsonb not null,
  expires_at timestamp with time zone not null,
  constraint download_tickets_pkey PRIMARY KEY (ticket_hash),
  constraint download_tickets_token_known FOREIGN KEY (token_hash) REFERENCES tokens(token_hash) ON DELETE CASCADE
);
CREATE INDEX download_tickets_expiry ON download_tickets USING btree (expires_at);
CREATE INDEX download_tickets_token ON download_tickets USING btree (token_hash);

create table email_confirmations (
  member_id bigint not null,
  email text not null,
  code_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sealed_code bytea,
  key_id text,
  constraint email_confirmations_pkey PRIMARY KEY (member_id),
  constraint email_confirmations_code_unique UNIQUE (code_hash),
  constraint email_confirmations_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint email_confirmations_sealed CHECK (((sealed_code IS NULL) = (key_id IS NULL)))
);

create table escalations (
  nomination_id bigint not null,
  member_id bigint not null,
  at timestamp with time zone not null,
  constraint escalations_pkey PRIMARY KEY (nomination_id, member_id),
  constraint escalations_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint escalations_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id)
);
CREATE INDEX escalations_member ON escalations USING btree (member_id, nomination_id);

create table event_particulars (
  event_id bigint not null,
  about bigint[] not null,
  particulars jsonb not null,
  salt bytea not null,
  constraint event_particulars_pkey PRIMARY KEY (event_id)
);
CREATE INDEX event_particulars_about ON event_particulars USING gin (about);

create table events (
  id bigint not null default nextval('event_ids'::regclass),
  at timestamp with time zone not null,
  type text not null,
  version smallint not null,
  actor_id bigint,
  subject text not null,
  concerns bigint[] not null default '{}'::bigint[],
  facts jsonb not null,
  is_act boolean not null,
  particulars_digest bytea,
  constraint events_pkey PRIMARY KEY (id, at),
  constraint events_facts_object CHECK ((jsonb_typeof(facts) = 'object'::text)),
  constraint events_subject_form CHECK ((subject ~ '^[a-zA-Z]+:.'::text))
);
CREATE INDEX events_concerned ON ONLY events USING gin (concerns) WHERE is_act;
CREATE INDEX events_subject ON ONLY events USING btree (subject, id);
CREATE TRIGGER events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table events is 'append-only';

create table events_set_aside (
  subscriber text not null,
  event_id bigint not null,
  subject text not null,
  tries integer not null default 0,
  try_at timestamp with time zone not null,
  error text not null,
  constraint events_set_aside_pkey PRIMARY KEY (subscriber, event_id),
  constraint events_set_aside_subscriber_known FOREIGN KEY (subscriber) REFERENCES subscribers(name)
);
CREATE INDEX events_set_aside_subject ON events_set_aside USING btree (subscriber, subject, event_id);

create table fed_files (
  id bigint not null generated always as identity,
  source_id bigint not null,
  source text not null,
  kind text not null,
  by_id bigint not null,
  last_four text not null,
  file_name text not null,
  sha256 bytea not null,
  state text not null,
  words text not null,
  errors jsonb not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  unchanged integer not null,
  left_out integer not null,
  file bytea,
  at timestamp with time zone not null,
  decided_by_id bigint,
  decided_at timestamp with time zone,
  constraint fed_files_pkey PRIMARY KEY (id),
  constraint fed_files_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint fed_files_decided_by_known FOREIGN KEY (decided_by_id) REFERENCES members(id),
  constraint fed_files_file_while_waiting CHECK (((file IS NOT NULL) = (state = 'waiting'::text))),
  constraint fed_files_state_known CHECK ((state = ANY (ARRAY['done'::text, 'waiting'::text, 'failed'::text, 'replaced'::text, 'confirmed'::text, 'declined'::text])))
);
CREATE INDEX fed_files_of_source ON fed_files USING btree (source_id, id DESC);
CREATE UNIQUE INDEX fed_files_one_waits ON fed_files USING btree (source_id) WHERE (state = 'waiting'::text);

create table feed_tokens (
  id bigint not null generated always as identity,
  source_id bigint not null,
  token_hash bytea not null,
  last_four text not null,
  by_id bigint not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint feed_tokens_pkey PRIMARY KEY (id),
  constraint feed_tokens_once UNIQUE (token_hash),
  constraint feed_tokens_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint feed_tokens_source_known FOREIGN KEY (source_id) REFERENCES upload_sources(id) ON DELETE CASCADE
);
CREATE INDEX feed_tokens_source ON feed_tokens USING btree (source_id, id);

create table group_card_people (
  card_id bigint not null,
  member_id bigint not null,
  asked_by_id bigint,
  asked_at timestamp with time zone not null,
  constraint group_card_people_pkey PRIMARY KEY (card_id, member_id),
  constraint group_card_people_asked_by_known FOREIGN KEY (asked_by_id) REFERENCES members(id),
  constraint group_card_people_card_known FOREIGN KEY (card_id) REFERENCES group_cards(id),
  constraint group_card_people_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX group_card_people_asked_by ON group_card_people USING btree (asked_by_id) WHERE (asked_by_id IS NOT NULL);
CREATE INDEX group_card_people_member ON group_card_people USING btree (member_id, card_id DESC);

create table group_card_signatures (
  id bigint not null generated always as identity,
  card_id bigint not null,
  by_id bigint not null,
  picture_id text,
  strokes jsonb,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  constraint group_card_signatures_pkey PRIMARY KEY (id),
  constraint group_card_signatures_once UNIQUE (card_id, by_id),
  constraint group_card_signatures_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint group_card_signatures_card_known FOREIGN KEY (card_id) REFERENCES group_cards(id),
  constraint group_card_signatures_picture_known FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint group_card_signatures_strokes_size CHECK ((length((strokes)::text) <= 60000))
);
CREATE INDEX group_card_signatures_by ON group_card_signatures USING btree (by_id, id DESC);
CREATE UNIQUE INDEX group_card_signatures_picture ON group_card_signatures USING btree (picture_id) WHERE (picture_id IS NOT NULL);

create table group_cards (
  id bigint not null generated always as identity,
  member_id bigint not null,
  occasion text not null,
  years smallint,
  day date not null,
  begun_by_id bigint,
  begun_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  delivered_at timestamp with time zone,
  ended_at timestamp with time zone,
  thanked_at timestamp with time zone,
  constraint group_cards_pkey PRIMARY KEY (id),
  constraint group_cards_once UNIQUE (member_id, occasion, day),
  constraint group_cards_begun_by_known FOREIGN KEY (begun_by_id) REFERENCES members(id),
  constraint group_cards_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint group_cards_occasion_known CHECK ((occasion = ANY (ARRAY['birthday'::text, 'anniversary'::text, 'farewell'::text, 'welcome'::text]))),
  constraint group_cards_one_end CHECK (((delivered_at IS NULL) OR (ended_at IS NULL))),
  constraint group_cards_thanked_after CHECK (((thanked_at IS NULL) OR (delivered_at IS NOT NULL))),
  constraint group_cards_years CHECK ((((occasion = 'anniversary'::text) = (years IS NOT NULL)) AND ((years >= 1) AND (years <= 80))))
);
CREATE INDEX group_cards_begun_by ON group_cards USING btree (begun_by_id) WHERE (begun_by_id IS NOT NULL);
CREATE INDEX group_cards_received ON group_cards USING btree (member_id, delivered_at DESC, id DESC) WHERE (delivered_at IS NOT NULL);
CREATE INDEX group_cards_waiting ON group_cards USING btree (day, id) WHERE ((delivered_at IS NULL) AND (ended_at IS NULL));

create table idea_stages (
  id bigint not null generated always as identity,
  idea_id bigint not null,
  stage text not null,
  by_id bigint not null,
  for_id bigint,
  created_at timestamp with time zone not null,
  constraint idea_stages_pkey PRIMARY KEY (id),
  constraint idea_stages_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint idea_stages_for_known FOREIGN KEY (for_id) REFERENCES members(id),
  constraint idea_stages_idea_known FOREIGN KEY (idea_id) REFERENCES ideas(id),
  constraint idea_stages_for_other CHECK ((for_id <> by_id)),
  constraint idea_stages_stage_known CHECK ((stage = ANY (ARRAY['new'::text, 'discussed'::text, 'planned'::text, 'doing'::text, 'done'::text, 'notNow'::text])))
);
CREATE INDEX idea_stages_by ON idea_stages USING btree (by_id);
CREATE INDEX idea_stages_for ON idea_stages USING btree (for_id) WHERE (for_id IS NOT NULL);
CREATE INDEX idea_stages_of_idea ON idea_stages USING btree (idea_id, id);

create table idea_votes (
  id bigint not null generated always as identity,
  idea_id bigint not null,
  member_id bigint not null,
  created_at timestamp with time zone not null,
  constraint idea_votes_pkey PRIMARY KEY (id),
  constraint idea_votes_one_of_each UNIQUE (idea_id, member_id),
  constraint idea_votes_idea_known FOREIGN KEY (idea_id) REFERENCES ideas(id),
  constraint idea_votes_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX idea_votes_member ON idea_votes USING btree (member_id);
CREATE INDEX idea_votes_newest ON idea_votes USING btree (idea_id, id);
CREATE TRIGGER idea_votes_counted AFTER INSERT OR DELETE ON idea_votes FOR EACH ROW EXECUTE FUNCTION idea_votes_counted();

create table ideas (
  id bigint not null generated always as identity,
  by_id bigint not null,
  category text not null,
  state text not null default 'awaiting'::text,
  reward_points integer not null default 0,
  reviewed_by_id bigint,
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  programme_version integer not null default 1,
  reward_programme_version integer,
  reviewed_for_id bigint,
  shared_site text,
  search_text text not null default ''::text,
  stage text not null default 'new'::text,
  votes integer not null default 0,
  hidden_at timestamp with time zone,
  constraint ideas_pkey PRIMARY KEY (id),
  constraint ideas_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint ideas_reviewer_known FOREIGN KEY (reviewed_by_id) REFERENCES members(id),
  constraint ideas_category_length CHECK (((char_length(category) >= 1) AND (char_length(category) <= 60))),
  constraint ideas_reviewed CHECK ((((state = 'awaiting'::text) = (reviewed_at IS NULL)) AND ((reviewed_at IS NULL) = (reviewed_by_id IS NULL)))),
  constraint ideas_reviewed_for_other CHECK ((reviewed_for_id <> reviewed_by_id)),
  constraint ideas_reviewer_other CHECK ((reviewed_by_id <> by_id)),
  constraint ideas_reward_range CHECK (((reward_points >= 0) AND (reward_points <= 100000))),
  constraint ideas_rewarded CHECK (((state = 'rewarded'::text) = (reward_points > 0))),
  constraint ideas_search_while_shared CHECK (((search_text = ''::text) OR (shared_site IS NOT NULL))) NOT VALID,
  constraint ideas_stage_known CHECK ((stage = ANY (ARRAY['new'::text, 'discussed'::text, 'planned'::text, 'doing'::text, 'done'::text, 'notNow'::text]))) NOT VALID,
  constraint ideas_state_known CHECK ((state = ANY (ARRAY['awaiting'::text, 'rewarded'::text, 'concluded'::text]))),
  constraint ideas_votes_floor CHECK ((votes >= 0)) NOT VALID
);
CREATE INDEX ideas_awaiting ON ideas USING btree (created_at, by_id) WHERE (state = 'awaiting'::text);
CREATE INDEX ideas_by ON ideas USING btree (by_id, created_at DESC);
CREATE INDEX ideas_newest ON ideas USING btree (created_at DESC, id DESC);
CREATE INDEX ideas_open_newest ON ideas USING btree (shared_site, id) WHERE ((shared_site IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX ideas_open_of_category ON ideas USING btree (shared_site, category, id) WHERE ((shared_site IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX ideas_open_of_stage ON ideas USING btree (shared_site, stage, id) WHERE ((shared_site IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX ideas_open_wanted ON ideas USING btree (shared_site, votes, id) WHERE ((shared_site IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX ideas_open_words ON ideas USING gin (search_text gin_trgm_ops) WITH (fastupdate=off) WHERE ((shared_site IS NOT NULL) AND (hidden_at IS NULL));

create table idempotency_keys (
  scope text not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope, route, key),
  constraint idempotency_keys_key_length CHECK (((char_length(key) >= 1) AND (char_length(key) <= 64)))
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

create table identities (
  issuer text not null,
  subject text not null,
  member_id bigint not null,
  bound_at timestamp with time zone not null,
  constraint identities_pkey PRIMARY KEY (issuer, subject),
  constraint identities_one_per_member UNIQUE (issuer, member_id),
  constraint identities_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX identities_member ON identities USING btree (member_id);

create table job_runs (
  job text not null,
  done bigint not null default 0,
  failed bigint not null default 0,
  last_success_at timestamp with time zone,
  last_seconds double precision,
  constraint job_runs_pkey PRIMARY KEY (job)
);

create table last_sign_ons (
  member_id bigint not null,
  at timestamp with time zone not null,
  constraint last_sign_ons_pkey PRIMARY KEY (member_id),
  constraint last_sign_ons_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);

create table ledger_accounts (
  id bigint not null generated always as identity,
  kind text not null,
  member_id bigint,
  balance bigint,
  version bigint,
  opened_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_accounts_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint ledger_accounts_floor CHECK ((balance >= 0)),
  constraint ledger_accounts_kind_known CHECK ((kind = ANY (ARRAY['wallet'::text, 'pot'::text, 'issuance'::text, 'programme'::text, 'redeemed'::text, 'forfeited'::text, 'reserved'::text]))),
  constraint ledger_accounts_open CHECK (((closed_at IS NULL) OR (balance = 0))),
  constraint ledger_accounts_owner CHECK (((kind = ANY (ARRAY['wallet'::text, 'pot'::text])) = (member_id IS NOT NULL))),
  constraint ledger_accounts_stored CHECK ((((kind = ANY (ARRAY['wallet'::text, 'pot'::text])) = (balance IS NOT NULL)) AND ((balance IS NULL) = (version IS NULL))))
);
CREATE INDEX ledger_accounts_member ON ledger_accounts USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE UNIQUE INDEX ledger_accounts_one_open ON ledger_accounts USING btree (member_id, kind) WHERE ((closed_at IS NULL) AND (member_id IS NOT NULL));
CREATE UNIQUE INDEX ledger_accounts_one_system ON ledger_accounts USING btree (kind) WHERE (member_id IS NULL);
CREATE TRIGGER ledger_accounts_debts_end AFTER UPDATE OF closed_at ON ledger_accounts FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL) AND (new.kind = 'wallet'::text))) EXECUTE FUNCTION debts_end();

create table ledger_legs (
  transaction_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  after bigint,
  version bigint,
  at timestamp with time zone not null,
  constraint ledger_legs_pkey PRIMARY KEY (transaction_id, account_id),
  constraint ledger_legs_amount_moves CHECK ((amount <> 0))
);
CREATE UNIQUE INDEX ledger_legs_chain ON ledger_legs USING btree (account_id, version);
CREATE TRIGGER ledger_legs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_legs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_legs_debts AFTER INSERT ON ledger_legs REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION debts_follow();
CREATE TRIGGER ledger_legs_pot_lots AFTER INSERT ON ledger_legs REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION pot_lots_follow();
CREATE TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_legs REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_balanced();
comment on table ledger_legs is 'append-only';

create table ledger_seals (
  id bigint not null generated always as identity,
  through_id bigint not null,
  leg_count bigint not null,
  digest bytea not null,
  sealed_at timestamp with time zone not null default now(),
  constraint ledger_seals_pkey PRIMARY KEY (id),
  constraint ledger_seals_grow UNIQUE (through_id)
);
CREATE TRIGGER ledger_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table ledger_seals is 'append-only';

create table ledger_transactions (
  id bigint not null generated always as identity,
  kind text not null,
  source_id text not null,
  actor_id bigint,
  at timestamp with time zone not null,
  posted_at timestamp with time zone not null default clock_timestamp(),
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_transactions_event_once UNIQUE (kind, source_id),
  constraint ledger_transactions_kind_known CHECK ((kind = ANY (ARRAY['budget'::text, 'nomination'::text, 'adhoc'::text, 'reward'::text, 'payitforward'::text, 'idea'::text, 'order'::text, 'cancel'::text, 'refund'::text, 'leaver'::text, 'correction'::text, 'move'::text, 'return'::text, 'debt'::text, 'repayment'::text, 'merger'::text, 'reserve'::text, 'release'::text, 'anniversary'::text]))) NOT VALID
);
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_have_legs AFTER INSERT ON ledger_transactions REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_has_legs();
comment on table ledger_transactions is 'append-only';

create table login_codes (
  code_hash bytea not null,
  cookie_hash bytea not null,
  browser_hash bytea not null,
  member_id bigint not null,
  return_to text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  state_hash bytea not null,
  subject_hash bytea,
  sid_hash bytea,
  constraint login_codes_pkey PRIMARY KEY (code_hash),
  constraint login_codes_state_once UNIQUE (state_hash),
  constraint login_codes_member_known FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX login_codes_expiry ON login_codes USING btree (expires_at);
CREATE INDEX login_codes_member ON login_codes USING btree (member_id);

create table logouts (
  jti_hash bytea not null,
  ended_hash bytea not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint logouts_pkey PRIMARY KEY (jti_hash)
);
CREATE INDEX logouts_ended ON logouts USING btree (ended_hash);
CREATE INDEX logouts_expiry ON logouts USING btree (expires_at);

create table look_versions (
  id integer not null,
  site text not null,
  document jsonb not null,
  saved_at timestamp with time zone not null,
  saved_by_id bigint,
  reason text not null,
  constraint look_versions_pkey PRIMARY KEY (id),
  constraint look_versions_saved_by_known FOREIGN KEY (saved_by_id) REFERENCES members(id),
  constraint look_versions_document_object CHECK ((jsonb_typeof(document) = 'object'::text)),
  constraint look_versions_id_positive CHECK ((id > 0)),
  constraint look_versions_reason_length CHECK ((char_length(reason) <= 500)),
  constraint look_versions_site_code CHECK ((site ~ '^[a-z0-9-]{1,40}$'::text))
);
CREATE INDEX look_versions_site ON look_versions USING btree (site, id DESC);
CREATE TRIGGER look_versions_shared AFTER INSERT OR DELETE OR UPDATE ON look_versions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('looks');

create table mail_tests (
  id bigint not null generated always as identity,
  tested_at timestamp with time zone not null,
  by_id bigint not null,
  constraint mail_tests_pkey PRIMARY KEY (id),
  constraint mail_tests_by_known FOREIGN KEY (by_id) REFERENCES members(id)
);

create table members (
  id bigint not null generated always as identity,
  member_number text not null,
  public_id text not null,
  division_code text not null,
  site_template text not null default ''::text,
  manager_id bigint,
  registered_at timestamp with time zone,
  agreed_at timestamp with time zone,
  deactivated_at timestamp with time zone,
  erased_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  cost_centre text,
  merged_into_id bigint,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_number_unique UNIQUE (member_number),
  constraint members_public_id_unique UNIQUE (public_id),
  constraint members_division_known FOREIGN KEY (division_code) REFERENCES divisions(code),
  constraint members_manager_known FOREIGN KEY (manager_id) REFERENCES members(id),
  constraint members_merged_known FOREIGN KEY (merged_into_id) REFERENCES members(id),
  constraint members_cost_centre_length CHECK (((char_length(cost_centre) >= 1) AND (char_length(cost_centre) <= 40))),
  constraint members_manager_other CHECK ((manager_id <> id)),
  constraint members_merged_gone CHECK (((merged_into_id IS NULL) OR (deactivated_at IS NOT NULL))),
  constraint members_merged_other CHECK ((merged_into_id <> id)),
  constraint members_number_length CHECK (((char_length(member_number) >= 1) AND (char_length(member_number) <= 40))),
  constraint members_public_id_form CHECK ((public_id ~ '^[0-9]{6,18}$'::text))
);
CREATE INDEX members_cost_centre ON members USING btree (cost_centre) WHERE (cost_centre IS NOT NULL);
CREATE INDEX members_left ON members USING btree (deactivated_at) WHERE (deactivated_at IS NOT NULL);
CREATE INDEX members_manager ON members USING btree (manager_id) WHERE (manager_id IS NOT NULL);
CREATE INDEX members_merged ON members USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX members_never_registered ON members USING btree (id) WHERE (registered_at IS NULL);
CREATE INDEX members_of_division ON members USING btree (division_code);
CREATE INDEX members_site ON members USING btree (site_template);
CREATE INDEX members_without_manager ON members USING btree (id) WHERE (manager_id IS NULL);
CREATE TRIGGER members_delegations_end AFTER UPDATE ON members REFERENCING OLD TABLE AS was_open NEW TABLE AS now_closed FOR EACH STATEMENT EXECUTE FUNCTION delegations_end();
CREATE TRIGGER members_nominations_follow AFTER UPDATE ON members REFERENCING NEW TABLE AS after_update FOR EACH STATEMENT EXECUTE FUNCTION nominations_follow_members();
CREATE TRIGGER members_profiles_follow AFTER UPDATE ON members REFERENCING NEW TABLE AS after_update FOR EACH STATEMENT EXECUTE FUNCTION profiles_follow_members();
CREATE TRIGGER members_shared_insert AFTER INSERT ON members FOR EACH STATEMENT EXECUTE FUNCTION shared_named('divisions');
CREATE TRIGGER members_shared_update AFTER UPDATE ON members REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update FOR EACH STATEMENT EXECUTE FUNCTION shared_members_updated();
CREATE TRIGGER members_stay BEFORE DELETE OR TRUNCATE ON members FOR EACH STATEMENT EXECUTE FUNCTION refuse_delete();

create table merger_moves (
  merger_id bigint not null,
  what text not null,
  row_id bigint not null,
  constraint merger_moves_pkey PRIMARY KEY (what, row_id, merger_id),
  constraint merger_moves_merger_known FOREIGN KEY (merger_id) REFERENCES mergers(id)
);
CREATE INDEX merger_moves_merger ON merger_moves USING btree (merger_id);
CREATE TRIGGER merger_moves_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON merger_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table merger_moves is 'append-only';

create table mergers (
  id bigint not null generated always as identity,
  doubled_id bigint not null,
  stays_id bigint not null,
  by_id bigint not null,
  second_id bigint,
  reason_length integer not null,
  wallet_points bigint not null,
  pot_points bigint not null,
  account jsonb not null,
  created_at timestamp with time zone not null,
  constraint mergers_pkey PRIMARY KEY (id),
  constraint mergers_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint mergers_doubled_known FOREIGN KEY (doubled_id) REFERENCES members(id),
  constraint mergers_second_known FOREIGN KEY (second_id) REFERENCES members(id),
  constraint mergers_stays_known FOREIGN KEY (stays_id) REFERENCES members(id),
  constraint mergers_not_own CHECK ((((by_id <> doubled_id) AND (by_id <> stays_id)) AND ((second_id <> doubled_id) AND (second_id <> stays_id)))),
  constraint mergers_other CHECK ((doubled_id <> stays_id)),
  constraint mergers_pot_points CHECK ((pot_points >= 0)),
  constraint mergers_reason_length CHECK (((reason_length >= 1) AND (reason_length <= 300))),
  constraint mergers_second_person CHECK ((second_id <> by_id)),
  constraint mergers_wallet_points CHECK ((wallet_points >= 0))
);
CREATE UNIQUE INDEX mergers_once ON mergers USING btree (doubled_id);
CREATE INDEX mergers_stays ON mergers USING btree (stays_id);
CREATE TRIGGER mergers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON mergers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table mergers is 'append-only';

create table message_attempts (
  message_id bigint not null,
  attempt integer not null,
  at timestamp with time zone not null,
  outcome text not null,
  detail text,
  code text,
  constraint message_attempts_pkey PRIMARY KEY (message_id, attempt),
  constraint message_attempts_message_known FOREIGN KEY (message_id) REFERENCES messages(id),
  constraint message_attempts_outcome_known CHECK ((outcome = ANY (ARRAY['sent'::text, 'failed'::text, 'refused'::text])))
);

create table messages (
  id bigint not null generated always as identity,
  channel text not null,
  member_id bigint,
  address text,
  state text not null default 'promised'::text,
  attempts integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null,
  queued_at timestamp with time zone,
  ended_at timestamp with time zone,
  event_id bigint not null,
  letter text not null,
  about_id bigint not null,
  random_id uuid not null default gen_random_uuid(),
  in_hand_until timestamp with time zone,
  not_before timestamp with time zone,
  folded_into bigint,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_said_once UNIQUE NULLS NOT DISTINCT (letter, about_id, member_id, channel),
  constraint messages_channel_known CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text]))),
  constraint messages_ended CHECK (((state = ANY (ARRAY['promised'::text, 'held'::text])) = (ended_at IS NULL))),
  constraint messages_state_known CHECK ((state = ANY (ARRAY['promised'::text, 'held'::text, 'sent'::text, 'undeliverable'::text, 'stuck'::text, 'givenUp'::text])))
);
CREATE INDEX messages_folded ON messages USING btree (folded_into) WHERE (folded_into IS NOT NULL);
CREATE INDEX messages_letter ON messages USING btree (letter, created_at, id);
CREATE INDEX messages_member ON messages USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX messages_open ON messages USING btree (state, channel, created_at) WHERE (state = ANY (ARRAY['promised'::text, 'held'::text, 'stuck'::text, 'givenUp'::text]));
CREATE INDEX messages_postponed ON messages USING btree (not_before) WHERE (not_before IS NOT NULL);
CREATE INDEX messages_time ON messages USING btree (created_at, id);
CREATE INDEX messages_undeliverable ON messages USING btree (created_at, id) WHERE (state = 'undeliverable'::text);
CREATE INDEX messages_waiting ON messages USING btree (id) WHERE ((state = 'promised'::text) AND (queued_at IS NULL));

create table missed_files (
  id bigint not null generated always as identity,
  source_id bigint not null,
  source text not null,
  kind text not null,
  due_at timestamp with time zone not null,
  told_at timestamp with time zone not null,
  arrived_at timestamp with time zone,
  constraint missed_files_pkey PRIMARY KEY (id),
  constraint missed_files_once UNIQUE (source_id, due_at)
);
CREATE INDEX missed_files_open ON missed_files USING btree (source_id) WHERE (arrived_at IS NULL);

create table name_words (
  word text not null,
  constraint name_words_pkey PRIMARY KEY (word)
);
CREATE INDEX name_words_like ON name_words USING gin (word gin_trgm_ops);

create table nominations (
  id bigint not null generated always as identity,
  kind text not null,
  by_id bigint not null,
  nominee_id bigint,
  division_code text,
  categories text[] not null,
  state text not null default 'open'::text,
  rating_count integer not null default 0,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_why text,
  programme_version integer not null default 1,
  competition_id bigint,
  may_be_seen boolean not null default true,
  constraint nominations_pkey PRIMARY KEY (id),
  constraint nominations_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint nominations_division_known FOREIGN KEY (division_code) REFERENCES divisions(code),
  constraint nominations_nominee_known FOREIGN KEY (nominee_id) REFERENCES members(id),
  constraint nominations_categories_some CHECK (((cardinality(categories) >= 1) AND (cardinality(categories) <= 30))),
  constraint nominations_closed CHECK ((((state = 'closed'::text) = (closed_at IS NOT NULL)) AND ((state = 'closed'::text) = (closed_why IS NOT NULL)))),
  constraint nominations_closed_why_known CHECK ((closed_why = ANY (ARRAY['nominee left'::text, 'merged'::text]))),
  constraint nominations_kind_known CHECK ((kind = ANY (ARRAY['behaviour'::text, 'competition'::text]))),
  constraint nominations_not_self CHECK ((nominee_id <> by_id)),
  constraint nominations_one_nominee CHECK (((nominee_id IS NULL) <> (division_code IS NULL))),
  constraint nominations_ratings_counted CHECK (
CASE state
    WHEN 'open'::text THEN (rating_count = 0)
    WHEN 'rated'::text THEN (rating_count > 0)
    ELSE true
END),
  constraint nominations_state_known CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'rated'::text, 'declined'::text, 'closed'::text])))
);
CREATE INDEX nominations_by ON nominations USING btree (by_id, created_at DESC);
CREATE INDEX nominations_competition ON nominations USING btree (competition_id, nominee_id) WHERE (competition_id IS NOT NULL);
CREATE INDEX nominations_division ON nominations USING btree (division_code, created_at DESC) WHERE (division_code IS NOT NULL);
CREATE INDEX nominations_newest ON nominations USING btree (created_at DESC, id DESC);
CREATE INDEX nominations_nominee ON nominations USING btree (nominee_id, created_at DESC);
CREATE INDEX nominations_open ON nominations USING btree (created_at, id) WHERE (state = 'open'::text);
CREATE INDEX nominations_unreviewed ON nominations USING btree (nominee_id, created_at) WHERE (state = ANY (ARRAY['open'::text, 'waiting'::text]));
CREATE INDEX nominations_unreviewed_divisions ON nominations USING btree (division_code, created_at) WHERE ((state = ANY (ARRAY['open'::text, 'waiting'::text])) AND (division_code IS NOT NULL));
CREATE INDEX nominations_waiting ON nominations USING btree (created_at, id) WHERE (state = 'waiting'::text);
CREATE TRIGGER nominations_former BEFORE INSERT ON nominations FOR EACH ROW WHEN (((new.kind = 'competition'::text) AND (new.competition_id IS NULL))) EXECUTE FUNCTION nomination_of_former_instances();

create table notice_choices (
  member_id bigint not null,
  revision integer not null default 0,
  ways jsonb not null default '{}'::jsonb,
  digest_hour smallint,
  digest_days text,
  quiet_from smallint,
  quiet_until smallint,
  time_zone text,
  handle uuid not null default gen_random_uuid(),
  secret bytea not null default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  pushes jsonb not null default '{}'::jsonb,
  constraint notice_choices_pkey PRIMARY KEY (member_id),
  constraint notice_choices_handle_once UNIQUE (handle),
  constraint notice_choices_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint notice_choices_digest_days_known CHECK ((digest_days = ANY (ARRAY['every'::text, 'working'::text]))),
  constraint notice_choices_digest_hour_range CHECK (((digest_hour >= 0) AND (digest_hour < 24))),
  constraint notice_choices_pushes_object CHECK ((jsonb_typeof(pushes) = 'object'::text)),
  constraint notice_choices_quiet_from_range CHECK (((quiet_from >= 0) AND (quiet_from < 24))),
  constraint notice_choices_quiet_until_range CHECK (((quiet_until >= 0) AND (quiet_until < 24))),
  constraint notice_choices_quiet_whole CHECK ((((quiet_from IS NULL) = (quiet_until IS NULL)) AND ((quiet_from <> quiet_until) OR (quiet_from IS NULL)))),
  constraint notice_choices_time_zone_length CHECK ((char_length(time_zone) <= 60)),
  constraint notice_choices_ways_object CHECK ((jsonb_typeof(ways) = 'object'::text))
);

create table notices (
  id bigint not null generated always as identity,
  member_id bigint not null,
  event_id bigint not null,
  letter text not null,
  about_id bigint not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  for_digest boolean not null default false,
  digest_id bigint,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_told_once UNIQUE (letter, about_id, member_id),
  constraint notices_read_is_told CHECK (((read_at IS NULL) OR (NOT for_digest)))
);
CREATE INDEX notices_for_digest ON notices USING btree (member_id, at) WHERE for_digest;
CREATE INDEX notices_of_digest ON notices USING btree (digest_id) WHERE (digest_id IS NOT NULL);
CREATE INDEX notices_of_member ON notices USING btree (member_id, id DESC);
CREATE INDEX notices_time ON notices USING btree (at);
CREATE INDEX notices_unread ON notices USING btree (member_id, id) WHERE (read_at IS NULL);

create table order_contacts (
  order_id bigint not null,
  member_id bigint not null,
  cell_num text not null,
  constraint order_contacts_pkey PRIMARY KEY (order_id),
  constraint order_contacts_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint order_contacts_order_known FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_contacts_mobile_form CHECK ((cell_num ~ '^\+[1-9][0-9]{6,14}$'::text)) NOT VALID,
  constraint order_contacts_mobile_length CHECK ((char_length(cell_num) <= 20))
);
CREATE INDEX order_contacts_member ON order_contacts USING btree (member_id);
CREATE TRIGGER order_contacts_follow_merger BEFORE UPDATE ON order_contacts FOR EACH ROW EXECUTE FUNCTION refuse_change_but_merged('member_id');
CREATE TRIGGER order_contacts_written_once BEFORE TRUNCATE ON order_contacts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table order_contacts is 'written once';

create table order_line_states (
  order_line_id bigint not null,
  dispatch_status smallint not null,
  carrier text not null default ''::text,
  reference text not null default ''::text,
  qty_refunded integer not null default 0,
  updated_at timestamp with time zone not null,
  qty_open integer not null,
  constraint order_line_states_pkey PRIMARY KEY (order_line_id),
  constraint order_line_states_line_known FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint order_line_states_open_floor CHECK ((qty_open >= 0)),
  constraint order_line_states_refund_floor CHECK ((qty_refunded >= 0)),
  constraint order_line_states_status_known CHECK ((dispatch_status = ANY (ARRAY[0, 1, 2, 3, 4])))
);
CREATE INDEX order_line_states_by_status ON order_line_states USING btree (dispatch_status, order_line_id) WHERE (qty_open > 0);
CREATE INDEX order_line_states_refunded ON order_line_states USING btree (order_line_id) WHERE ((qty_open = 0) AND (qty_refunded > 0));
CREATE INDEX order_line_states_undelivered ON order_line_states USING btree (order_line_id) WHERE ((dispatch_status < 3) AND (qty_open > 0));
CREATE INDEX order_line_states_waiting ON order_line_states USING btree (order_line_id) WHERE ((dispatch_status < 2) AND (qty_open > 0));

create table order_lines (
  id bigint not null generated always as identity,
  order_id bigint not null,
  product_id bigint not null,
  product_code text not null,
  name text not null,
  kind text not null,
  qty integer not null,
  price_minor bigint not null,
  discount_minor bigint not null,
  search_text text not null,
  constraint order_lines_pkey PRIMARY KEY (id),
  constraint order_lines_product_once UNIQUE (order_id, product_id),
  constraint order_lines_order_known FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_lines_product_known FOREIGN KEY (product_id) REFERENCES products(id),
  constraint order_lines_discount_range CHECK (((discount_minor >= 0) AND (discount_minor <= (qty * price_minor)))),
  constraint order_lines_kind_known CHECK ((kind = ANY (ARRAY['goods'::text, 'voucher'::text]))),
  constraint order_lines_price_floor CHECK ((price_minor >= 0)),
  constraint order_lines_qty_range CHECK (((qty >= 1) AND (qty <= 99)))
);
CREATE INDEX order_lines_search ON order_lines USING gin (search_text gin_trgm_ops);
CREATE TRIGGER order_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON order_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_lines_search_text BEFORE INSERT ON order_lines FOR EACH ROW WHEN ((new.search_text IS NULL)) EXECUTE FUNCTION order_lines_search_text();
comment on table order_lines is 'append-only';

create table order_states (
  order_id bigint not null,
  status_id smallint not null,
  updated_at timestamp with time zone not null,
  constraint order_states_pkey PRIMARY KEY (order_id),
  constraint order_states_order_known FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_states_status_known CHECK ((status_id = ANY (ARRAY[10, 20, 30, 40, 90])))
);

create table orders (
  id bigint not null generated always as identity,
  order_num text not null,
  basket_id bigint not null,
  member_id bigint not null,
  alloc text not null,
  currency text not null,
  currency_decimals smallint not null,
  point_value_millionths bigint not null,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  total_minor bigint not null,
  points bigint not null,
  promo_id bigint,
  promo_code text not null default ''::text,
  delivery_type text not null,
  created_at timestamp with time zone not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_basket_once UNIQUE (basket_id),
  constraint orders_num_unique UNIQUE (order_num),
  constraint orders_basket_known FOREIGN KEY (basket_id) REFERENCES baskets(id),
  constraint orders_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint orders_promo_known FOREIGN KEY (promo_id) REFERENCES promos(id),
  constraint orders_discount_range CHECK (((discount_minor >= 0) AND (discount_minor <= subtotal_minor))),
  constraint orders_points_add_up CHECK (((points)::numeric = ceil((((total_minor)::numeric * (1000000)::numeric) / (power((10)::numeric, (currency_decimals)::numeric) * (point_value_millionths)::numeric))))),
  constraint orders_total_adds_up CHECK ((total_minor = (subtotal_minor - discount_minor)))
);
CREATE INDEX orders_member ON orders USING btree (member_id, created_at DESC);
CREATE INDEX orders_newest ON orders USING btree (created_at DESC);
CREATE TRIGGER orders_append_only BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_follow_merger BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_change_but_merged('member_id');
comment on table orders is 'append-only';

create table outbox_hold (
  is_on boolean not null default true,
  since timestamp with time zone not null,
  constraint outbox_hold_pkey PRIMARY KEY (is_on),
  constraint outbox_hold_one_row CHECK (is_on)
);

create table own_secrets (
  name text not null,
  value jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint own_secrets_pkey PRIMARY KEY (name)
);

create table own_text_versions (
  id bigint not null generated always as identity,
  language text not null,
  key text not null,
  english text not null,
  text text,
  saved_at timestamp with time zone not null,
  saved_by_id bigint,
  from_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  withdrawn_by_id bigint,
  constraint own_text_versions_pkey PRIMARY KEY (id),
  constraint own_text_versions_saver_known FOREIGN KEY (saved_by_id) REFERENCES members(id),
  constraint own_text_versions_withdrawer_known FOREIGN KEY (withdrawn_by_id) REFERENCES members(id),
  constraint own_text_versions_from_later CHECK ((from_at > saved_at)),
  constraint own_text_versions_key_length CHECK (((char_length(key) >= 1) AND (char_length(key) <= 200))),
  constraint own_text_versions_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint own_text_versions_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000))),
  constraint own_text_versions_withdrawn_before CHECK ((withdrawn_at < from_at))
);
CREATE INDEX own_text_versions_later ON own_text_versions USING btree (from_at) WHERE ((from_at IS NOT NULL) AND (withdrawn_at IS NULL));
CREATE INDEX own_text_versions_said ON own_text_versions USING btree (language, key, COALESCE(from_at, saved_at) DESC, id DESC);
CREATE TRIGGER own_text_versions_followed AFTER INSERT ON own_text_versions FOR EACH ROW WHEN ((new.from_at IS NULL)) EXECUTE FUNCTION own_texts_follow();
CREATE TRIGGER own_text_versions_shared AFTER INSERT OR DELETE OR UPDATE ON own_text_versions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('own_texts');

create table own_texts (
  language text not null,
  key text not null,
  english text not null,
  text text not null,
  updated_at timestamp with time zone not null,
  constraint own_texts_pkey PRIMARY KEY (language, key),
  constraint own_texts_key_length CHECK (((char_length(key) >= 1) AND (char_length(key) <= 200))),
  constraint own_texts_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint own_texts_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000)))
);
CREATE TRIGGER own_texts_shared AFTER INSERT OR DELETE OR UPDATE ON own_texts FOR EACH STATEMENT EXECUTE FUNCTION shared_named('own_texts');

create table payouts (
  nomination_id bigint not null,
  review_id bigint not null,
  points_each integer not null,
  people integer not null,
  created_at timestamp with time zone not null,
  constraint payouts_pkey PRIMARY KEY (nomination_id),
  constraint payouts_review_once UNIQUE (review_id),
  constraint payouts_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id),
  constraint payouts_review_known FOREIGN KEY (review_id) REFERENCES reviews(id),
  constraint payouts_points_range CHECK (((points_each >= 0) AND (points_each <= 100000)))
);
CREATE TRIGGER payouts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payouts_shared AFTER INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION shared_named('recognised');
comment on table payouts is 'append-only';

create table pictures (
  id text not null,
  kind text not null,
  mime_type text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint pictures_pkey PRIMARY KEY (id),
  constraint pictures_id_form CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  constraint pictures_kind_known CHECK ((kind = ANY (ARRAY['profile'::text, 'banner'::text, 'content'::text, 'look'::text, 'announcement'::text, 'groupCard'::text]))) NOT VALID
);

create table pot_acts (
  id bigint not null generated always as identity,
  kind text not null,
  by_id bigint,
  second_id bigint,
  period text not null default ''::text,
  reason_length integer not null,
  created_at timestamp with time zone not null,
  constraint pot_acts_pkey PRIMARY KEY (id),
  constraint pot_acts_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint pot_acts_second_known FOREIGN KEY (second_id) REFERENCES members(id),
  constraint pot_acts_by_somebody CHECK (((by_id IS NULL) = (kind = ANY (ARRAY['end'::text, 'plan'::text])))),
  constraint pot_acts_kind_known CHECK ((kind = ANY (ARRAY['grant'::text, 'move'::text, 'takeBack'::text, 'change'::text, 'end'::text, 'plan'::text, 'merge'::text]))),
  constraint pot_acts_reason_length CHECK (((reason_length >= 0) AND (reason_length <= 300))),
  constraint pot_acts_second_person CHECK ((second_id <> by_id))
);
CREATE INDEX pot_acts_newest ON pot_acts USING btree (created_at DESC, id DESC);
CREATE TRIGGER pot_acts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pot_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table pot_acts is 'append-only';

create table pot_changes (
  act_id bigint not null,
  lot_id bigint not null,
  ended_on date,
  carried boolean not null,
  points bigint not null,
  constraint pot_changes_pkey PRIMARY KEY (act_id, lot_id),
  constraint pot_changes_act_known FOREIGN KEY (act_id) REFERENCES pot_acts(id),
  constraint pot_changes_lot_known FOREIGN KEY (lot_id) REFERENCES pot_lots(id)
);
CREATE INDEX pot_changes_lot ON pot_changes USING btree (lot_id);
CREATE TRIGGER pot_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pot_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table pot_changes is 'append-only';

create table pot_lots (
  id bigint not null generated always as identity,
  account_id bigint not null,
  member_id bigint not null,
  transaction_id bigint not null,
  parent_id bigint,
  period text not null,
  points bigint not null,
  used_points bigint not null default 0,
  returned_points bigint not null default 0,
  moved_points bigint not null default 0,
  left_points bigint not null generated always as ((((points - used_points) - returned_points) - moved_points)) stored,
  ends_on date,
  carries boolean not null default false,
  created_at timestamp with time zone not null,
  constraint pot_lots_pkey PRIMARY KEY (id),
  constraint pot_lots_points_positive CHECK ((points > 0)),
  constraint pot_lots_within CHECK (((((((points - used_points) - returned_points) - moved_points) >= 0) AND ((((points - used_points) - returned_points) - moved_points) <= points)) AND (used_points >= 0) AND (returned_points >= 0) AND (moved_points >= 0)))
);
CREATE INDEX pot_lots_ending ON pot_lots USING btree (ends_on) WHERE ((ends_on IS NOT NULL) AND ((((points - used_points) - returned_points) - moved_points) > 0));
CREATE INDEX pot_lots_left ON pot_lots USING btree (account_id) WHERE ((((points - used_points) - returned_points) - moved_points) > 0);
CREATE INDEX pot_lots_member ON pot_lots USING btree (member_id);
CREATE UNIQUE INDEX pot_lots_once ON pot_lots USING btree (transaction_id, COALESCE(parent_id, (0)::bigint));

create table pot_marks (
  lot_id bigint not null,
  mark text not null,
  at timestamp with time zone not null,
  constraint pot_marks_pkey PRIMARY KEY (lot_id, mark),
  constraint pot_marks_mark_known CHECK ((mark = ANY (ARRAY['ends30'::text, 'ends7'::text, 'used80'::text])))
);

create table pot_moves (
  id bigint not null generated always as identity,
  act_id bigint not null,
  lot_id bigint not null,
  member_id bigint not null,
  to_id bigint,
  points bigint not null,
  constraint pot_moves_pkey PRIMARY KEY (id),
  constraint pot_moves_act_known FOREIGN KEY (act_id) REFERENCES pot_acts(id),
  constraint pot_moves_lot_known FOREIGN KEY (lot_id) REFERENCES pot_lots(id),
  constraint pot_moves_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint pot_moves_to_known FOREIGN KEY (to_id) REFERENCES members(id),
  constraint pot_moves_apart CHECK ((to_id <> member_id)),
  constraint pot_moves_points_positive CHECK ((points > 0))
);
CREATE INDEX pot_moves_act ON pot_moves USING btree (act_id);
CREATE INDEX pot_moves_member ON pot_moves USING btree (member_id);
CREATE INDEX pot_moves_to ON pot_moves USING btree (to_id) WHERE (to_id IS NOT NULL);
CREATE TRIGGER pot_moves_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pot_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table pot_moves is 'append-only';

create table pot_plan_runs (
  plan_id bigint not null,
  month date not null,
  act_id bigint,
  people integer not null,
  points bigint not null,
  run_at timestamp with time zone not null,
  constraint pot_plan_runs_pkey PRIMARY KEY (plan_id, month),
  constraint pot_plan_runs_act_known FOREIGN KEY (act_id) REFERENCES pot_acts(id),
  constraint pot_plan_runs_plan_known FOREIGN KEY (plan_id) REFERENCES pot_plans(id)
);
CREATE TRIGGER pot_plan_runs_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pot_plan_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table pot_plan_runs is 'append-only';

create table pot_plans (
  id bigint not null generated always as identity,
  name text not null,
  points bigint not null,
  per_report boolean not null,
  site text not null default ''::text,
  division text not null default ''::text,
  cost_centre text not null default ''::text,
  first_month date not null,
  last_month date,
  ends text not null,
  carries boolean not null,
  is_on boolean not null,
  by_id bigint not null,
  second_id bigint,
  saved_at timestamp with time zone not null,
  revision integer not null default 0,
  constraint pot_plans_pkey PRIMARY KEY (id),
  constraint pot_plans_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint pot_plans_second_known FOREIGN KEY (second_id) REFERENCES members(id),
  constraint pot_plans_ends_known CHECK ((ends = ANY (ARRAY['never'::text, 'month'::text, 'quarter'::text, 'year'::text]))),
  constraint pot_plans_first_month_begins CHECK ((EXTRACT(day FROM first_month) = (1)::numeric)),
  constraint pot_plans_last_month_begins CHECK ((EXTRACT(day FROM last_month) = (1)::numeric)),
  constraint pot_plans_months_in_order CHECK ((last_month >= first_month)),
  constraint pot_plans_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 30))),
  constraint pot_plans_points_positive CHECK ((points > 0)),
  constraint pot_plans_second_person CHECK ((second_id <> by_id))
);
CREATE UNIQUE INDEX pot_plans_name_once ON pot_plans USING btree (lower(name));
CREATE TRIGGER pot_plans_revised BEFORE UPDATE ON pot_plans FOR EACH ROW EXECUTE FUNCTION pot_plans_revised();

create table pot_uses (
  transaction_id bigint not null,
  lot_id bigint not null,
  points bigint not null,
  constraint pot_uses_pkey PRIMARY KEY (transaction_id, lot_id),
  constraint pot_uses_points_some CHECK ((points <> 0))
);
CREATE INDEX pot_uses_lot ON pot_uses USING btree (lot_id);
CREATE TRIGGER pot_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pot_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table pot_uses is 'append-only';

create table price_lists (
  alloc text not null,
  currency text not null,
  currency_decimals smallint not null,
  constraint price_lists_pkey PRIMARY KEY (alloc),
  constraint price_lists_money_unique UNIQUE (alloc, currency, currency_decimals)
);

create table product_pictures (
  name text not null,
  picture_id text not null,
  width integer not null,
  bytes bytea not null,
  updated_at timestamp with time zone not null,
  constraint product_pictures_pkey PRIMARY KEY (name, width),
  constraint product_pictures_address_unique UNIQUE (picture_id, width),
  constraint product_pictures_id_form CHECK ((picture_id ~ '^[0-9a-f]{32}$'::text)),
  constraint product_pictures_name_form CHECK ((name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'::text))
);
CREATE TRIGGER product_pictures_shared AFTER INSERT OR DELETE OR UPDATE ON product_pictures FOR EACH STATEMENT EXECUTE FUNCTION shared_catalogue_of_all();

create table products (
  id bigint not null generated always as identity,
  alloc text not null,
  code text not null,
  category_id bigint not null,
  name text not null,
  brand text not null default ''::text,
  model text not null default ''::text,
  description text not null default ''::text,
  features text[] not null default '{}'::text[],
  price_minor bigint,
  price_description text not null default ''::text,
  image_file text not null default ''::text,
  kind text not null,
  stock integer,
  is_no_basket boolean not null default false,
  is_active boolean not null default true,
  is_promo_excluded boolean not null default false,
  updated_at timestamp with time zone not null,
  price_by_id bigint,
  price_confirmed_by_id bigint,
  price_from_minor bigint,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_code_unique UNIQUE (alloc, code),
  constraint products_alloc_known FOREIGN KEY (alloc) REFERENCES price_lists(alloc),
  constraint products_category_known FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_kind_known CHECK ((kind = ANY (ARRAY['goods'::text, 'voucher'::text]))),
  constraint products_price_range CHECK (((price_minor >= 0) AND (price_minor <= '100000000000'::bigint))),
  constraint products_stock_counted CHECK (((kind = 'goods'::text) = (stock IS NOT NULL))),
  constraint products_stock_floor CHECK ((stock >= 0))
);
CREATE INDEX products_category ON products USING btree (alloc, category_id) WHERE is_active;
CREATE TRIGGER products_shared_delete AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shared_catalogue();
CREATE TRIGGER products_shared_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shared_catalogue();
CREATE TRIGGER products_shared_update AFTER UPDATE ON products FOR EACH ROW WHEN (((((((((((((((((old.stock > 0) IS DISTINCT FROM (new.stock > 0)) OR (old.alloc IS DISTINCT FROM new.alloc)) OR (old.code IS DISTINCT FROM new.code)) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.name IS DISTINCT FROM new.name)) OR (old.brand IS DISTINCT FROM new.brand)) OR (old.model IS DISTINCT FROM new.model)) OR (old.description IS DISTINCT FROM new.description)) OR (old.features IS DISTINCT FROM new.features)) OR (old.price_minor IS DISTINCT FROM new.price_minor)) OR (old.price_description IS DISTINCT FROM new.price_description)) OR (old.image_file IS DISTINCT FROM new.image_file)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.is_no_basket IS DISTINCT FROM new.is_no_basket)) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION shared_product();

create table profiles (
  member_id bigint not null,
  is_active boolean not null,
  division_code text not null,
  firstname text not null,
  known_as text,
  surname text not null,
  roster_name text not null default ''::text,
  called text not null generated always as (COALESCE(known_as, firstname)) stored,
  display_name text not null default ''::text,
  email text,
  roster_email text,
  email_confirmed_at timestamp with time zone,
  cell_num text,
  roster_cell_num text,
  hire_date date,
  dob_day smallint,
  dob_month smallint,
  get_to_know boolean not null default false,
  hobbies text not null default ''::text,
  dreams text not null default ''::text,
  picture_id text,
  search_text text not null,
  shuffle_key double precision not null default random(),
  language text,
  roster_language text,
  browser_language text,
  family_first boolean not null default false,
  shows_anniversary boolean not null default true,
  asks_picture boolean not null default false,
  constraint profiles_pkey PRIMARY KEY (member_id),
  constraint profiles_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint profiles_picture_known FOREIGN KEY (picture_id) REFERENCES pictures(id),
  constraint profiles_birthday_exists CHECK ((((dob_month >= 1) AND (dob_month <= 12)) AND ((dob_day >= 1) AND (dob_day <=
CASE
    WHEN (dob_month = 2) THEN 29
    WHEN (dob_month = ANY (ARRAY[4, 6, 9, 11])) THEN 30
    ELSE 31
END)))),
  constraint profiles_birthday_whole CHECK (((dob_day IS NULL) = (dob_month IS NULL))),
  constraint profiles_browser_language_known CHECK ((browser_language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint profiles_dreams_length CHECK ((char_length(dreams) <= 50)),
  constraint profiles_email_length CHECK ((char_length(email) <= 254)),
  constraint profiles_firstname_length CHECK ((char_length(firstname) <= 80)),
  constraint profiles_hobbies_length CHECK ((char_length(hobbies) <= 50)),
  constraint profiles_interests_need_participation CHECK ((get_to_know OR ((hobbies = ''::text) AND (dreams = ''::text)))),
  constraint profiles_known_as_length CHECK ((char_length(known_as) <= 80)),
  constraint profiles_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint profiles_mobile_form CHECK ((cell_num ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint profiles_roster_email_length CHECK ((char_length(roster_email) <= 254)),
  constraint profiles_roster_language_known CHECK ((roster_language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint profiles_roster_mobile_form CHECK ((roster_cell_num ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint profiles_surname_length CHECK ((char_length(surname) <= 120))
);
CREATE INDEX profiles_addresses ON profiles USING gin (lower(email) gin_trgm_ops, lower(roster_email) gin_trgm_ops);
CREATE INDEX profiles_anniversary_by_name ON profiles USING btree (EXTRACT(month FROM hire_date), EXTRACT(day FROM hire_date), search_text COLLATE "C", member_id) WHERE is_active;
CREATE INDEX profiles_birthday_by_name ON profiles USING btree (dob_month, dob_day, search_text COLLATE "C", member_id) WHERE is_active;
CREATE INDEX profiles_by_name ON profiles USING btree (search_text COLLATE "C", member_id);
CREATE INDEX profiles_division_by_name ON profiles USING btree (division_code, search_text COLLATE "C", member_id) WHERE is_active;
CREATE INDEX profiles_email ON profiles USING btree (lower(email)) WHERE is_active;
CREATE UNIQUE INDEX profiles_email_unique ON profiles USING btree (lower(email)) WHERE (is_active AND (email_confirmed_at IS NOT NULL));
CREATE INDEX profiles_hired ON profiles USING btree (hire_date, member_id) WHERE is_active;
CREATE INDEX profiles_picture ON profiles USING btree (picture_id) WHERE (picture_id IS NOT NULL);
CREATE UNIQUE INDEX profiles_roster_email_unique ON profiles USING btree (lower(roster_email)) WHERE is_active;
CREATE INDEX profiles_search ON profiles USING gin (search_text gin_trgm_ops);
CREATE INDEX profiles_to_know ON profiles USING btree (shuffle_key) WHERE (get_to_know AND is_active AND ((hobbies <> ''::text) OR (dreams <> ''::text)));
CREATE INDEX profiles_to_know_by_name ON profiles USING btree (search_text COLLATE "C", member_id) WHERE (get_to_know AND is_active AND ((hobbies <> ''::text) OR (dreams <> ''::text)));
CREATE INDEX profiles_told ON profiles USING gin (searched(((hobbies || ' '::text) || dreams)) gin_trgm_ops) WHERE (get_to_know AND is_active AND ((hobbies <> ''::text) OR (dreams <> ''::text)));
CREATE INDEX profiles_without_mobile ON profiles USING btree (member_id) WHERE (cell_num IS NULL);
CREATE TRIGGER profiles_names BEFORE INSERT OR UPDATE OF firstname, known_as, surname, family_first ON profiles FOR EACH ROW EXECUTE FUNCTION profiles_names();
CREATE TRIGGER profiles_search_delete AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_words_follow_delete();
CREATE TRIGGER profiles_search_insert AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_words_follow_insert();
CREATE TRIGGER profiles_search_update AFTER UPDATE ON profiles REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update FOR EACH STATEMENT EXECUTE FUNCTION search_words_follow_update();
CREATE TRIGGER profiles_shared_delete AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shared_profiles();
CREATE TRIGGER profiles_shared_insert AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shared_profiles();
CREATE TRIGGER profiles_shared_recognised AFTER DELETE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION shared_named('recognised');
CREATE TRIGGER profiles_shared_update AFTER UPDATE ON profiles REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update FOR EACH STATEMENT EXECUTE FUNCTION shared_profiles_updated();

create table programme_versions (
  version integer not null,
  document jsonb not null,
  valid_from timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  saved_by_id bigint,
  reason text not null,
  withdrawn_at timestamp with time zone,
  constraint programme_versions_pkey PRIMARY KEY (version),
  constraint programme_versions_saved_by_known FOREIGN KEY (saved_by_id) REFERENCES members(id),
  constraint programme_versions_document_object CHECK ((jsonb_typeof(document) = 'object'::text)),
  constraint programme_versions_reason_length CHECK ((char_length(reason) <= 500)),
  constraint programme_versions_version_positive CHECK ((version > 0))
);
CREATE TRIGGER programme_versions_shared AFTER INSERT OR DELETE OR UPDATE ON programme_versions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('programme');

create table promo_uses (
  promo_id bigint not null,
  member_id bigint not null,
  n integer not null,
  order_id bigint not null,
  created_at timestamp with time zone not null,
  constraint promo_uses_pkey PRIMARY KEY (promo_id, member_id, n),
  constraint promo_uses_order_once UNIQUE (order_id),
  constraint promo_uses_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint promo_uses_order_known FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint promo_uses_promo_known FOREIGN KEY (promo_id) REFERENCES promos(id),
  constraint promo_uses_n_positive CHECK ((n >= 1))
);

create table promos (
  id bigint not null generated always as identity,
  code text not null,
  kind text not null,
  percent integer,
  amount_thousandths bigint,
  alloc text,
  valid_from timestamp with time zone,
  valid_to timestamp with time zone,
  limit_total integer,
  limit_per_member integer,
  minimum_thousandths bigint not null default 0,
  uses integer not null default 0,
  by_id bigint,
  confirmed_by_id bigint,
  constraint promos_pkey PRIMARY KEY (id),
  constraint promos_alloc_known FOREIGN KEY (alloc) REFERENCES price_lists(alloc),
  constraint promos_amount_positive CHECK ((amount_thousandths > 0)),
  constraint promos_kind_known CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text]))),
  constraint promos_percent_range CHECK (((percent >= 1) AND (percent <= 100))),
  constraint promos_uses_limit CHECK (((uses >= 0) AND (uses <= limit_total))),
  constraint promos_value_whole CHECK ((((kind = 'percent'::text) = (percent IS NOT NULL)) AND ((kind = 'amount'::text) = (amount_thousandths IS NOT NULL))))
);
CREATE UNIQUE INDEX promos_code_unique ON promos USING btree (lower(code));

create table proofs (
  of text not null,
  last_success_at timestamp with time zone,
  last_seconds double precision not null,
  findings integer not null,
  constraint proofs_pkey PRIMARY KEY (of),
  constraint proofs_of_known CHECK ((of = ANY (ARRAY['ledger'::text, 'audit'::text])))
);

create table provider_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint provider_records_pkey PRIMARY KEY (model, id)
);
CREATE INDEX provider_records_expiry ON provider_records USING btree (expires_at);
CREATE INDEX provider_records_grant ON provider_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX provider_records_uid ON provider_records USING btree (model, uid) WHERE (uid IS NOT NULL);

create table push_devices (
  id bigint not null generated always as identity,
  member_id bigint not null,
  browser_hash bytea not null,
  endpoint text not null,
  public_key bytea not null,
  auth bytea not null,
  browser text,
  system text,
  since timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint push_devices_pkey PRIMARY KEY (id),
  constraint push_devices_endpoint_once UNIQUE (endpoint),
  constraint push_devices_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint push_devices_auth_length CHECK ((octet_length(auth) = 16)),
  constraint push_devices_browser_length CHECK ((char_length(browser) <= 40)),
  constraint push_devices_endpoint_length CHECK (((char_length(endpoint) >= 1) AND (char_length(endpoint) <= 1000))),
  constraint push_devices_public_key_length CHECK ((octet_length(public_key) = 65)),
  constraint push_devices_system_length CHECK ((char_length(system) <= 40))
);
CREATE INDEX push_devices_browser ON push_devices USING btree (browser_hash);
CREATE INDEX push_devices_member ON push_devices USING btree (member_id, since, id);

create table push_keys (
  is_only boolean not null default true,
  public_key bytea not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  constraint push_keys_pkey PRIMARY KEY (is_only),
  constraint push_keys_one CHECK (is_only),
  constraint push_keys_public_key_length CHECK ((octet_length(public_key) = 65))
);

create table push_told (
  message_id bigint not null,
  device_id bigint not null,
  constraint push_told_pkey PRIMARY KEY (message_id, device_id),
  constraint push_told_device_known FOREIGN KEY (device_id) REFERENCES push_devices(id) ON DELETE CASCADE
);
CREATE INDEX push_told_device ON push_told USING btree (device_id);

create table quarter_summaries (
  id bigint not null generated always as identity,
  quarter_id bigint not null,
  nominee_id bigint not null,
  ref integer not null,
  total_nominations integer not null,
  rating_average numeric(4,2) not null,
  category_counts jsonb not null,
  detail text not null default ''::text,
  stars smallint not null default 7,
  constraint quarter_summaries_pkey PRIMARY KEY (id),
  constraint quarter_summaries_nominee_once UNIQUE (quarter_id, nominee_id),
  constraint quarter_summaries_ref_once UNIQUE (quarter_id, ref),
  constraint quarter_summaries_nominee_known FOREIGN KEY (nominee_id) REFERENCES members(id),
  constraint quarter_summaries_quarter_known FOREIGN KEY (quarter_id) REFERENCES quarters(id)
);

create table quarters (
  id bigint not null generated always as identity,
  year smallint not null,
  num smallint not null,
  period daterange not null,
  summarised_at timestamp with time zone,
  created_by_id bigint,
  created_at timestamp with time zone not null,
  constraint quarters_pkey PRIMARY KEY (id),
  constraint quarters_unique UNIQUE (year, num),
  constraint quarters_apart EXCLUDE USING gist (period WITH &&),
  constraint quarters_creator_known FOREIGN KEY (created_by_id) REFERENCES members(id),
  constraint quarters_num_range CHECK (((num >= 1) AND (num <= 4))),
  constraint quarters_of_three_months CHECK (((EXTRACT(day FROM lower(period)) = (1)::numeric) AND (upper(period) = ((lower(period) + '3 mons'::interval))::date)))
);

create table rate_counters (
  name text not null,
  subject text not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_counters_pkey PRIMARY KEY (name, subject, window_start)
);
CREATE INDEX rate_counters_age ON rate_counters USING btree (window_start);

create table reactions (
  id bigint not null generated always as identity,
  award_id bigint,
  nomination_id bigint,
  item bigint not null generated always as (COALESCE((award_id * 2), ((nomination_id * 2) + 1))) stored,
  member_id bigint not null,
  card_id bigint,
  kind text,
  at timestamp with time zone not null,
  constraint reactions_pkey PRIMARY KEY (id),
  constraint reactions_one_of_each UNIQUE (item, member_id),
  constraint reactions_award_known FOREIGN KEY (award_id) REFERENCES awards(id),
  constraint reactions_card_known FOREIGN KEY (card_id) REFERENCES recognitions(id),
  constraint reactions_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint reactions_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id),
  constraint reactions_kind_known CHECK ((kind = ANY (ARRAY['applause'::text, 'love'::text, 'celebrate'::text, 'brilliant'::text, 'outstanding'::text, 'grateful'::text]))),
  constraint reactions_one_source CHECK (((award_id IS NULL) <> (nomination_id IS NULL)))
);
CREATE INDEX reactions_card ON reactions USING btree (card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX reactions_member ON reactions USING btree (member_id);
CREATE INDEX reactions_newest ON reactions USING btree (item, id);
CREATE INDEX reactions_time ON reactions USING btree (at) INCLUDE (member_id);

create table recognitions (
  id bigint not null generated always as identity,
  kind text not null,
  from_id bigint,
  to_id bigint not null,
  value text not null,
  points integer not null,
  nomination_id bigint,
  award_id bigint,
  created_at timestamp with time zone not null,
  sent_by text,
  is_prize boolean not null default false,
  withdrawn_at timestamp with time zone,
  hidden_at timestamp with time zone,
  audience text,
  audience_most text,
  shows_points boolean not null default false,
  division_code text,
  country_code text,
  team_id bigint,
  boosts_item bigint,
  constraint recognitions_pkey PRIMARY KEY (id),
  constraint recognitions_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id),
  constraint recognitions_audience_known CHECK ((audience = ANY (ARRAY['everybody'::text, 'division'::text, 'team'::text, 'us'::text]))),
  constraint recognitions_audience_most_known CHECK ((audience_most = ANY (ARRAY['everybody'::text, 'division'::text, 'team'::text, 'us'::text]))),
  constraint recognitions_audience_place CHECK (((audience IS NULL) OR ((division_code IS NOT NULL) AND (country_code IS NOT NULL)))),
  constraint recognitions_boost_kind CHECK (((boosts_item IS NULL) OR ((kind = 'payitforward'::text) AND (audience IS NULL)))) NOT VALID,
  constraint recognitions_company_gives CHECK (((from_id IS NULL) = (kind = 'anniversary'::text))) NOT VALID,
  constraint recognitions_kind_known CHECK ((kind = ANY (ARRAY['nomination'::text, 'adhoc'::text, 'reward'::text, 'payitforward'::text, 'thankyou'::text, 'anniversary'::text]))) NOT VALID,
  constraint recognitions_one_source CHECK (((nomination_id IS NULL) <> (award_id IS NULL))),
  constraint recognitions_points_range CHECK ((points >= 0)),
  constraint recognitions_sent_by_known CHECK ((sent_by = ANY (ARRAY['email'::text, 'sms'::text])))
);
CREATE INDEX recognitions_award ON recognitions USING btree (award_id) WHERE (award_id IS NOT NULL);
CREATE INDEX recognitions_boosts ON recognitions USING btree (boosts_item, award_id) WHERE (boosts_item IS NOT NULL);
CREATE INDEX recognitions_feed ON recognitions USING btree (created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = 'everybody'::text) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_feed_of_country ON recognitions USING btree (country_code, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = 'everybody'::text) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_feed_of_division ON recognitions USING btree (division_code, audience, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = ANY (ARRAY['everybody'::text, 'division'::text])) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_feed_of_team ON recognitions USING btree (team_id, audience, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = ANY (ARRAY['everybody'::text, 'division'::text, 'team'::text])) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_from ON recognitions USING btree (from_id, created_at DESC);
CREATE INDEX recognitions_item ON recognitions USING btree (COALESCE((award_id * 2), ((nomination_id * 2) + 1)), id);
CREATE INDEX recognitions_newest ON recognitions USING btree (created_at DESC, id DESC);
CREATE INDEX recognitions_nomination ON recognitions USING btree (nomination_id) WHERE (nomination_id IS NOT NULL);
CREATE INDEX recognitions_of_giver ON recognitions USING btree (from_id, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = 'everybody'::text) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_giver_by_division ON recognitions USING btree (from_id, division_code, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = 'division'::text) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_giver_by_team ON recognitions USING btree (from_id, team_id, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = ANY (ARRAY['division'::text, 'team'::text])) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_nominations ON recognitions USING btree (created_at DESC, id DESC) WHERE ((kind = 'nomination'::text) AND ((audience IS NULL) OR (audience = 'everybody'::text)));
CREATE INDEX recognitions_of_receiver ON recognitions USING btree (to_id, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = 'everybody'::text) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_receiver_by_division ON recognitions USING btree (to_id, division_code, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = 'division'::text) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_receiver_by_team ON recognitions USING btree (to_id, team_id, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = ANY (ARRAY['division'::text, 'team'::text])) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_two ON recognitions USING btree (to_id, from_id, created_at DESC, COALESCE((award_id * 2), ((nomination_id * 2) + 1)) DESC) WHERE ((audience = ANY (ARRAY['division'::text, 'team'::text])) AND (withdrawn_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX recognitions_of_winners ON recognitions USING btree (created_at DESC) WHERE is_prize;
CREATE INDEX recognitions_to ON recognitions USING btree (to_id, created_at DESC);
CREATE INDEX recognitions_unseen ON recognitions USING btree (nomination_id) WHERE ((nomination_id IS NOT NULL) AND ((withdrawn_at IS NOT NULL) OR (hidden_at IS NOT NULL) OR (audience <> 'everybody'::text)));
CREATE INDEX recognitions_with_points ON recognitions USING btree (created_at DESC, id DESC) INCLUDE (to_id) WHERE ((kind <> 'thankyou'::text) AND ((audience IS NULL) OR (audience = 'everybody'::text)) AND (boosts_item IS NULL));
CREATE INDEX recognitions_withdrawn ON recognitions USING btree (nomination_id) WHERE ((withdrawn_at IS NOT NULL) AND (nomination_id IS NOT NULL));
CREATE TRIGGER recognitions_prize BEFORE INSERT ON recognitions FOR EACH ROW WHEN (((new.kind = 'reward'::text) AND (NOT new.is_prize) AND (new.value ~~ 'Quarterly Winner%'::text))) EXECUTE FUNCTION recognition_is_prize();
CREATE TRIGGER recognitions_shared_audience AFTER UPDATE OF audience ON recognitions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('recognised');
CREATE TRIGGER recognitions_shared_hidden AFTER UPDATE OF hidden_at ON recognitions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('recognised');
CREATE TRIGGER recognitions_shared_withdrawn AFTER UPDATE OF withdrawn_at ON recognitions FOR EACH STATEMENT EXECUTE FUNCTION shared_named('recognised');

create table refunds (
  id bigint not null generated always as identity,
  order_line_id bigint not null,
  qty integer not null,
  points bigint not null,
  by_id bigint not null,
  created_at timestamp with time zone not null,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint refunds_line_known FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint refunds_points_floor CHECK ((points >= 0)),
  constraint refunds_qty_positive CHECK ((qty >= 1))
);
CREATE INDEX refunds_line ON refunds USING btree (order_line_id);
CREATE TRIGGER refunds_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table refunds is 'append-only';

create table reservation_releases (
  reservation_id bigint not null,
  member_id bigint,
  at timestamp with time zone not null,
  constraint reservation_releases_pkey PRIMARY KEY (reservation_id),
  constraint reservation_releases_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint reservation_releases_reservation_known FOREIGN KEY (reservation_id) REFERENCES reservations(id)
);
CREATE TRIGGER reservation_releases_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reservation_releases FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table reservation_releases is 'append-only';

create table reservations (
  id bigint not null generated always as identity,
  approval_id bigint not null,
  account text not null,
  member_id bigint,
  delegation_id bigint,
  points bigint not null,
  made_at timestamp with time zone not null,
  constraint reservations_pkey PRIMARY KEY (id),
  constraint reservations_approval_known FOREIGN KEY (approval_id) REFERENCES approvals(id),
  constraint reservations_delegation_known FOREIGN KEY (delegation_id) REFERENCES delegations(id),
  constraint reservations_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint reservations_account_known CHECK ((account = ANY (ARRAY['wallet'::text, 'pot'::text, 'programme'::text]))),
  constraint reservations_owner CHECK (((account = 'programme'::text) = (member_id IS NULL))),
  constraint reservations_points_positive CHECK ((points > 0))
);
CREATE INDEX reservations_approval ON reservations USING btree (approval_id);
CREATE TRIGGER reservations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reservations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table reservations is 'append-only';

create table reviews (
  id bigint not null generated always as identity,
  nomination_id bigint not null,
  reviewer_id bigint not null,
  kind text not null,
  rating smallint,
  custom_points integer,
  is_include_in_quarterly boolean not null default false,
  created_at timestamp with time zone not null,
  programme_version integer not null default 1,
  stars smallint not null default 7,
  for_id bigint,
  is_chair boolean not null default false,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_once_each UNIQUE (nomination_id, reviewer_id),
  constraint reviews_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id),
  constraint reviews_reviewer_known FOREIGN KEY (reviewer_id) REFERENCES members(id),
  constraint reviews_custom_range CHECK ((((custom_points >= 0) AND (custom_points <= 100000)) AND ((custom_points IS NULL) OR (rating IS NOT NULL)))),
  constraint reviews_for_other CHECK ((for_id <> reviewer_id)),
  constraint reviews_kind_known CHECK ((kind = ANY (ARRAY['rating'::text, 'decline'::text]))),
  constraint reviews_rated CHECK (((kind = 'rating'::text) = (rating IS NOT NULL))),
  constraint reviews_rating_range CHECK (((rating >= 1) AND (rating <= stars))),
  constraint reviews_stars_range CHECK (((stars >= 2) AND (stars <= 10)))
);
CREATE INDEX reviews_for ON reviews USING btree (for_id, created_at DESC) WHERE (for_id IS NOT NULL);
CREATE INDEX reviews_for_quarters ON reviews USING btree (created_at DESC) WHERE is_include_in_quarterly;
CREATE INDEX reviews_newest ON reviews USING btree (created_at DESC);
CREATE INDEX reviews_reviewer ON reviews USING btree (reviewer_id, created_at DESC);

create table role_assignments (
  id bigint not null generated always as identity,
  member_id bigint not null,
  capability text not null,
  scope_kind text not null,
  scope_code text not null default ''::text,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  source text not null,
  given_by bigint,
  given_at timestamp with time zone not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  boss_id bigint not null generated always as (
CASE scope_kind
    WHEN 'ownReports'::text THEN member_id
    ELSE (0)::bigint
END) stored,
  constraint role_assignments_pkey PRIMARY KEY (id),
  constraint role_assignments_ender_known FOREIGN KEY (ended_by) REFERENCES members(id),
  constraint role_assignments_giver_known FOREIGN KEY (given_by) REFERENCES members(id),
  constraint role_assignments_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint role_assignments_capability_known CHECK ((capability = ANY (ARRAY['manager'::text, 'clusterAdmin'::text, 'committee'::text, 'ideaReviewer'::text, 'inv'::text, 'administrator'::text, 'finance'::text, 'shop'::text, 'content'::text, 'people'::text, 'programme'::text, 'auditor'::text, 'moderator'::text]))),
  constraint role_assignments_end_whole CHECK ((((ended_at IS NULL) OR (until_at IS NOT NULL)) AND ((ended_by IS NULL) OR (ended_at IS NOT NULL)))),
  constraint role_assignments_roster_by_nobody CHECK (((source = 'given'::text) OR (given_by IS NULL))),
  constraint role_assignments_scope_code_length CHECK ((char_length(scope_code) <= 40)),
  constraint role_assignments_scope_enforced CHECK (
CASE
    WHEN (capability = 'manager'::text) THEN (scope_kind = 'ownReports'::text)
    WHEN (capability = ANY (ARRAY['clusterAdmin'::text, 'committee'::text, 'ideaReviewer'::text])) THEN true
    ELSE (scope_kind = 'everything'::text)
END),
  constraint role_assignments_scope_known CHECK ((scope_kind = ANY (ARRAY['everything'::text, 'site'::text, 'cluster'::text, 'division'::text, 'costCentre'::text, 'ownReports'::text]))),
  constraint role_assignments_scope_whole CHECK (((scope_kind = ANY (ARRAY['everything'::text, 'ownReports'::text])) = (scope_code = ''::text))),
  constraint role_assignments_source_known CHECK ((source = ANY (ARRAY['roster'::text, 'given'::text]))),
  constraint role_assignments_span CHECK ((until_at >= from_at))
);
CREATE INDEX role_assignments_capability ON role_assignments USING btree (capability, member_id);
CREATE INDEX role_assignments_member ON role_assignments USING btree (member_id);
CREATE UNIQUE INDEX role_assignments_open_once ON role_assignments USING btree (member_id, capability, scope_kind, scope_code, source) WHERE (until_at IS NULL);
CREATE INDEX role_assignments_scope ON role_assignments USING btree (scope_kind, scope_code, boss_id);

create table schema_migrations (
  version integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (version)
);

create table search_words (
  member_id bigint not null,
  word text not null,
  place smallint not null,
  division_code text not null,
  search_text text not null,
  constraint search_words_pkey PRIMARY KEY (member_id, word)
);
CREATE INDEX search_words_first ON search_words USING btree (place, word, search_text, member_id) INCLUDE (division_code);
CREATE INDEX search_words_near ON search_words USING btree (division_code, place, word, search_text, member_id);

create table settings (
  is_only boolean not null default true,
  language text not null default 'en'::text,
  constraint settings_pkey PRIMARY KEY (is_only),
  constraint settings_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint settings_one_row CHECK (is_only)
);

create table setup (
  is_only boolean not null default true,
  administrator_id bigint,
  finished_at timestamp with time zone,
  finished_by_id bigint,
  constraint setup_pkey PRIMARY KEY (is_only),
  constraint setup_administrator_known FOREIGN KEY (administrator_id) REFERENCES members(id),
  constraint setup_finisher_known FOREIGN KEY (finished_by_id) REFERENCES members(id),
  constraint setup_one_row CHECK (is_only)
);

create table setup_links (
  is_only boolean not null default true,
  secret_hash bytea not null,
  expires_at timestamp with time zone not null,
  issuer text,
  subject text,
  email text,
  member_number text,
  constraint setup_links_pkey PRIMARY KEY (is_only),
  constraint setup_links_one_row CHECK (is_only),
  constraint setup_links_person_whole CHECK (((issuer IS NULL) = (subject IS NULL)))
);

create table setup_marks (
  step text not null,
  marked_at timestamp with time zone not null,
  marked_by_id bigint not null,
  constraint setup_marks_pkey PRIMARY KEY (step),
  constraint setup_marks_by_known FOREIGN KEY (marked_by_id) REFERENCES members(id),
  constraint setup_marks_step_known CHECK ((step = ANY (ARRAY['roster'::text, 'programme'::text, 'budgets'::text, 'words'::text, 'looks'::text, 'rewards'::text, 'mail'::text, 'signOn'::text])))
);

create table shared_changes (
  id bigint not null generated always as identity,
  name text not null,
  constraint shared_changes_pkey PRIMARY KEY (id)
);
CREATE CONSTRAINT TRIGGER shared_changes_rise AFTER INSERT ON shared_changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION shared_versions_rise();

create table shared_versions (
  name text not null,
  version bigint not null,
  constraint shared_versions_pkey PRIMARY KEY (name)
);

create table subscribers (
  name text not null,
  position bigint not null default 0,
  constraint subscribers_pkey PRIMARY KEY (name)
);

create table tokens (
  token_hash bytea not null,
  member_id bigint not null,
  browser_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  subject_hash bytea,
  sid_hash bytea,
  browser text,
  system text,
  asks_again boolean not null default false,
  constraint tokens_pkey PRIMARY KEY (token_hash),
  constraint tokens_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint tokens_browser_length CHECK ((char_length(browser) <= 40)),
  constraint tokens_system_length CHECK ((char_length(system) <= 40))
);
CREATE INDEX tokens_browser ON tokens USING btree (browser_hash, created_at);
CREATE INDEX tokens_expiry ON tokens USING btree (expires_at);
CREATE INDEX tokens_member ON tokens USING btree (member_id);
CREATE INDEX tokens_sid ON tokens USING btree (sid_hash) WHERE (revoked_at IS NULL);
CREATE INDEX tokens_subject ON tokens USING btree (subject_hash) WHERE (revoked_at IS NULL);
CREATE TRIGGER tokens_last_sign_on AFTER INSERT ON tokens FOR EACH ROW EXECUTE FUNCTION last_sign_ons_follow();
CREATE TRIGGER tokens_push_devices_end AFTER UPDATE OF revoked_at ON tokens FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION push_devices_end();
CREATE TRIGGER tokens_push_devices_other AFTER INSERT ON tokens FOR EACH ROW EXECUTE FUNCTION push_devices_end();

create table translations (
  kind text not null,
  text_hash bytea not null,
  language text not null,
  text text not null,
  translated text not null,
  by_id bigint,
  updated_at timestamp with time zone not null,
  constraint translations_pkey PRIMARY KEY (kind, text_hash, language),
  constraint translations_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint translations_hash_length CHECK ((octet_length(text_hash) = 32)),
  constraint translations_kind_known CHECK ((kind = ANY (ARRAY['product'::text, 'category'::text, 'advert'::text, 'competition'::text]))),
  constraint translations_language_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'it'::text, 'pt-BR'::text, 'ar'::text]))),
  constraint translations_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000))),
  constraint translations_translated_length CHECK (((char_length(translated) >= 1) AND (char_length(translated) <= 8000)))
);
CREATE TRIGGER translations_shared AFTER INSERT OR DELETE OR UPDATE ON translations FOR EACH STATEMENT EXECUTE FUNCTION shared_named('translations');

create table upload_differences (
  upload_id bigint not null,
  n integer not null,
  thing text not null,
  thing_id bigint,
  line integer not null,
  key text not null,
  before jsonb,
  after jsonb not null,
  stays jsonb,
  constraint upload_differences_pkey PRIMARY KEY (upload_id, n),
  constraint upload_differences_upload_known FOREIGN KEY (upload_id) REFERENCES uploads(id),
  constraint upload_differences_thing_known CHECK ((thing = ANY (ARRAY['member'::text, 'byHand'::text, 'division'::text, 'grant'::text, 'product'::text, 'code'::text, 'promo'::text, 'translation'::text])))
);
CREATE INDEX upload_differences_of_member ON upload_differences USING btree (thing_id) WHERE (thing = ANY (ARRAY['member'::text, 'byHand'::text]));

create table upload_progress (
  upload_id text not null,
  by_id bigint not null,
  done integer not null,
  total integer not null,
  is_finished boolean not null default false,
  updated_at timestamp with time zone not null,
  constraint upload_progress_pkey PRIMARY KEY (upload_id),
  constraint upload_progress_by_known FOREIGN KEY (by_id) REFERENCES members(id)
);

create table upload_sources (
  id bigint not null generated always as identity,
  kind text not null,
  name text not null,
  columns jsonb not null,
  headers text[] not null,
  dates text,
  sheet text not null,
  is_part boolean not null,
  version integer not null default 1,
  by_id bigint,
  changed_at timestamp with time zone not null,
  leaves_out boolean not null default false,
  expects text not null default 'none'::text,
  expects_hour smallint not null default 6,
  expects_weekday smallint not null default 1,
  expects_zone text not null default 'UTC'::text,
  expects_since timestamp with time zone,
  constraint upload_sources_pkey PRIMARY KEY (id),
  constraint upload_sources_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint upload_sources_columns_object CHECK ((jsonb_typeof(columns) = 'object'::text)),
  constraint upload_sources_dates_known CHECK ((dates = ANY (ARRAY['ymd'::text, 'dmy'::text, 'mdy'::text]))),
  constraint upload_sources_expects_hour CHECK (((expects_hour >= 0) AND (expects_hour <= 23))),
  constraint upload_sources_expects_known CHECK ((expects = ANY (ARRAY['none'::text, 'daily'::text, 'weekdays'::text, 'weekly'::text]))),
  constraint upload_sources_expects_roster CHECK (((expects = 'none'::text) OR (kind = 'roster'::text))),
  constraint upload_sources_expects_weekday CHECK (((expects_weekday >= 1) AND (expects_weekday <= 7))),
  constraint upload_sources_kind_known CHECK ((kind = ANY (ARRAY['countries'::text, 'roster'::text, 'budgets'::text, 'products'::text, 'vouchers'::text, 'promos'::text, 'translations'::text]))),
  constraint upload_sources_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint upload_sources_part_of_roster CHECK (((NOT is_part) OR (kind = 'roster'::text))),
  constraint upload_sources_sheet_length CHECK ((char_length(sheet) <= 60))
);
CREATE UNIQUE INDEX upload_sources_named ON upload_sources USING btree (lower(name));

create table uploads (
  id bigint not null generated always as identity,
  kind text not null,
  file_name text not null,
  sha256 bytea not null,
  by_id bigint,
  added integer not null,
  changed integer not null,
  removed integer not null,
  unchanged integer not null,
  created_at timestamp with time zone not null,
  is_part boolean not null default false,
  left_out integer not null default 0,
  source text,
  way text not null default 'screen'::text,
  differences integer,
  second_id bigint,
  undo_of bigint,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_by_known FOREIGN KEY (by_id) REFERENCES members(id),
  constraint uploads_second_known FOREIGN KEY (second_id) REFERENCES members(id),
  constraint uploads_undo_known FOREIGN KEY (undo_of) REFERENCES uploads(id),
  constraint uploads_kind_known CHECK ((kind = ANY (ARRAY['countries'::text, 'roster'::text, 'budgets'::text, 'products'::text, 'vouchers'::text, 'promos'::text, 'translations'::text]))),
  constraint uploads_second_other CHECK ((second_id <> by_id)),
  constraint uploads_undo_other CHECK ((undo_of <> id)),
  constraint uploads_way_known CHECK ((way = ANY (ARRAY['screen'::text, 'command'::text, 'token'::text, 'folder'::text])))
);
CREATE UNIQUE INDEX uploads_undone_once ON uploads USING btree (undo_of) WHERE (undo_of IS NOT NULL);

create table verdicts (
  nomination_id bigint not null,
  review_id bigint not null,
  decided_by text not null,
  rating smallint not null,
  stars smallint not null,
  people smallint not null,
  created_at timestamp with time zone not null,
  constraint verdicts_pkey PRIMARY KEY (nomination_id),
  constraint verdicts_review_once UNIQUE (review_id),
  constraint verdicts_nomination_known FOREIGN KEY (nomination_id) REFERENCES nominations(id),
  constraint verdicts_review_known FOREIGN KEY (review_id) REFERENCES reviews(id),
  constraint verdicts_decided_by_known CHECK ((decided_by = ANY (ARRAY['mean'::text, 'majority'::text, 'chair'::text]))),
  constraint verdicts_people_some CHECK ((people > 0)),
  constraint verdicts_rating_range CHECK (((rating >= 0) AND (rating <= stars))),
  constraint verdicts_stars_range CHECK (((stars >= 2) AND (stars <= 10)))
);
CREATE TRIGGER verdicts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON verdicts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table verdicts is 'append-only';

create table viewings (
  id bigint not null generated always as identity,
  token_hash bytea not null,
  session_hash bytea not null,
  viewer_id bigint not null,
  member_id bigint,
  role text,
  began_at timestamp with time zone not null,
  until timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint viewings_pkey PRIMARY KEY (id),
  constraint viewings_token UNIQUE (token_hash),
  constraint viewings_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint viewings_viewer_known FOREIGN KEY (viewer_id) REFERENCES members(id),
  constraint viewings_as_one CHECK (((member_id IS NULL) <> (role IS NULL))),
  constraint viewings_not_own CHECK ((member_id <> viewer_id)),
  constraint viewings_role_length CHECK (((char_length(role) >= 1) AND (char_length(role) <= 40)))
);
CREATE INDEX viewings_member ON viewings USING btree (member_id);
CREATE INDEX viewings_viewer ON viewings USING btree (viewer_id);

create table visibility_choices (
  member_id bigint not null,
  audience text,
  shows_points boolean not null,
  changed_at timestamp with time zone not null,
  constraint visibility_choices_pkey PRIMARY KEY (member_id),
  constraint visibility_choices_member_known FOREIGN KEY (member_id) REFERENCES members(id),
  constraint visibility_choices_audience_known CHECK ((audience = ANY (ARRAY['everybody'::text, 'division'::text, 'team'::text, 'us'::text])))
);

create table voucher_codes (
  id bigint not null generated always as identity,
  product_id bigint not null,
  sealed bytea not null,
  key_id text not null,
  code_hash bytea not null,
  order_line_id bigint,
  seq integer,
  loaded_at timestamp with time zone not null,
  issued_at timestamp with time zone,
  read_at timestamp with time zone,
  voided_at timestamp with time zone,
  constraint voucher_codes_pkey PRIMARY KEY (id),
  constraint voucher_codes_code_unique UNIQUE (code_hash),
  constraint voucher_codes_place_unique UNIQUE (order_line_id, seq),
  constraint voucher_codes_line_known FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint voucher_codes_product_known FOREIGN KEY (product_id) REFERENCES products(id),
  constraint voucher_codes_issued_whole CHECK ((((order_line_id IS NULL) = (seq IS NULL)) AND ((order_line_id IS NULL) = (issued_at IS NULL)))),
  constraint voucher_codes_read_issued CHECK (((read_at IS NULL) OR (order_line_id IS NOT NULL))),
  constraint voucher_codes_void_issued CHECK (((voided_at IS NULL) OR (order_line_id IS NOT NULL)))
);
CREATE INDEX voucher_codes_free ON voucher_codes USING btree (product_id, id) WHERE (order_line_id IS NULL);
CREATE TRIGGER voucher_codes_shared_delete AFTER DELETE ON voucher_codes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shared_codes();
CREATE TRIGGER voucher_codes_shared_insert AFTER INSERT ON voucher_codes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION shared_codes();
CREATE TRIGGER voucher_codes_shared_update AFTER UPDATE ON voucher_codes REFERENCING OLD TABLE AS before_update NEW TABLE AS after_update FOR EACH STATEMENT EXECUTE FUNCTION shared_codes_issued();

create table words (
  of text not null,
  of_id bigint not null,
  by_id bigint,
  about_id bigint,
  text text not null,
  language text,
  constraint words_pkey PRIMARY KEY (of, of_id),
  constraint words_about_known FOREIGN KEY (about_id) REFERENCES members(id),
  constraint words_approval_message_length CHECK (((of <> 'approval.message'::text) OR (char_length(text) <= 2000))),
  constraint words_approval_reason_length CHECK (((of <> 'approval.reason'::text) OR (char_length(text) <= 200))),
  constraint words_award_message_length CHECK (((of <> 'award.message'::text) OR (char_length(text) <= 2000))),
  constraint words_ballot_decision_length CHECK (((of <> 'ballot.decision'::text) OR (char_length(text) <= 500))),
  constraint words_ballot_withdrawal_length CHECK (((of <> 'ballot.withdrawal'::text) OR (char_length(text) <= 500))),
  constraint words_card_report_length CHECK (((of <> 'card.report'::text) OR (char_length(text) <= 500))),
  constraint words_card_talk_length CHECK (((of <> 'card.talk'::text) OR (char_length(text) <= 2000))),
  constraint words_circle_note_length CHECK (((of <> 'circle.note'::text) OR (char_length(text) <= 300))),
  constraint words_comment_length CHECK (((of <> ALL (ARRAY['comment'::text, 'comment.reported'::text])) OR (char_length(text) <= 500))),
  constraint words_correction_reason_length CHECK (((of <> 'correction.reason'::text) OR (char_length(text) <= 300))),
  constraint words_debt_reason_length CHECK (((of <> 'debt.reason'::text) OR (char_length(text) <= 300))),
  constraint words_groupcard_thanks_length CHECK (((of <> 'groupcard.thanks'::text) OR (char_length(text) <= 500))) NOT VALID,
  constraint words_idea_comment_length CHECK (((of <> 'idea.comment'::text) OR (char_length(text) <= 2000))),
  constraint words_idea_stage_length CHECK (((of <> 'idea.stage'::text) OR (char_length(text) <= 500))) NOT VALID,
  constraint words_idea_text_length CHECK (((of <> 'idea.text'::text) OR (char_length(text) <= 10000))),
  constraint words_idea_title_length CHECK (((of <> 'idea.title'::text) OR (char_length(text) <= 200))),
  constraint words_language_tag CHECK ((language ~ '^[a-z]{2,3}$'::text)),
  constraint words_merger_reason_length CHECK (((of <> 'merger.reason'::text) OR (char_length(text) <= 300))),
  constraint words_nomination_reason_length CHECK (((of <> 'nomination.reason'::text) OR (char_length(text) <= 4000))),
  constraint words_of_known CHECK ((of = ANY (ARRAY['nomination.reason'::text, 'review.motivation'::text, 'award.message'::text, 'idea.title'::text, 'idea.text'::text, 'idea.comment'::text, 'idea.stage'::text, 'refund.reason'::text, 'approval.message'::text, 'approval.reason'::text, 'correction.reason'::text, 'circle.note'::text, 'pots.reason'::text, 'card.report'::text, 'card.talk'::text, 'debt.reason'::text, 'undo.reason'::text, 'merger.reason'::text, 'vote.words'::text, 'ballot.decision'::text, 'ballot.withdrawal'::text, 'comment'::text, 'comment.reported'::text, 'signature'::text, 'signature.script'::text, 'groupcard.thanks'::text]))) NOT VALID,
  constraint words_pots_reason_length CHECK (((of <> 'pots.reason'::text) OR (char_length(text) <= 300))),
  constraint words_refund_reason_length CHECK (((of <> 'refund.reason'::text) OR (char_length(text) <= 200))),
  constraint words_review_motivation_length CHECK (((of <> 'review.motivation'::text) OR (char_length(text) <= 4000))),
  constraint words_signature_length CHECK (((of <> 'signature'::text) OR (char_length(text) <= 500))) NOT VALID,
  constraint words_signature_script_length CHECK (((of <> 'signature.script'::text) OR (char_length(text) <= 80))) NOT VALID,
  constraint words_some CHECK ((text <> ''::text)),
  constraint words_undo_reason_length CHECK (((of <> 'undo.reason'::text) OR (char_length(text) <= 300))),
  constraint words_vote_words_length CHECK (((of <> 'vote.words'::text) OR (char_length(text) <= 500)))
);
CREATE INDEX words_about ON words USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX words_by ON words USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX words_on_cards ON words USING gin (card_words(of, of_id, text)) WITH (fastupdate=off) WHERE (of = ANY (ARRAY['award.message'::text, 'nomination.reason'::text]));
CREATE TRIGGER words_follow_merger BEFORE UPDATE ON words FOR EACH ROW EXECUTE FUNCTION refuse_change_but_merged('by_id', 'about_id');
CREATE TRIGGER words_written_once BEFORE TRUNCATE ON words FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
comment on table words is 'written once';

create table work_clock (
  is_one boolean not null default true,
  country_code text not null,
  constraint work_clock_pkey PRIMARY KEY (is_one),
  constraint work_clock_one CHECK (is_one)
);

create table work_rounds (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  constraint work_rounds_pkey PRIMARY KEY (id)
);

create table work_stages (
  kind text not null,
  item_id bigint not null,
  stage text not null,
  round_id bigint not null,
  constraint work_stages_pkey PRIMARY KEY (kind, item_id, stage),
  constraint work_stages_round_known FOREIGN KEY (round_id) REFERENCES work_rounds(id),
  constraint work_stages_kind_known CHECK ((kind = ANY (ARRAY['nomination'::text, 'idea'::text, 'approval'::text, 'order'::text, 'file'::text, 'contact'::text, 'card'::text]))),
  constraint work_stages_stage_known CHECK ((stage = ANY (ARRAY['soon'::text, 'overdue'::text, 'escalated'::text, 'unowned'::text])))
);
CREATE INDEX work_stages_round ON work_stages USING btree (round_id);
CREATE INDEX work_stages_unowned ON work_stages USING btree (item_id) WHERE (stage = 'unowned'::text);

create table working_days (
  country_code text not null,
  day date not null,
  number integer not null,
  is_worked boolean not null,
  constraint working_days_pkey PRIMARY KEY (country_code, day)
);
CREATE INDEX working_days_number ON working_days USING btree (country_code, number, day);

create table year_counts (
  year smallint not null,
  month smallint not null,
  value text not null,
  cards integer not null,
  givers integer not null,
  receivers integer not null,
  constraint year_counts_pkey PRIMARY KEY (year, month, value),
  constraint year_counts_year_known FOREIGN KEY (year) REFERENCES counted_years(year)
);

create view audit_acts as
 SELECT a.id,
    a.event_id,
    a.at,
    a.actor_id,
    a.act,
    a.subject,
    v.before,
    v.after,
    e.facts,
    p.particulars
   FROM audit_entries a
     LEFT JOIN audit_values v ON v.entry_id = a.id
     LEFT JOIN events e ON e.id = a.event_id AND e.at = a.at
     LEFT JOIN event_particulars p ON p.event_id = a.event_id;

create view people as
 SELECT m.id,
    m.member_number,
    m.public_id,
    m.division_code,
    m.site_template,
    m.manager_id,
    m.registered_at,
    m.deactivated_at,
    m.erased_at,
    COALESCE(p.firstname, NULLIF(current_setting('laurel.former'::text, true), ''::text), 'Former'::text) AS firstname,
    p.known_as,
    COALESCE(p.surname, NULLIF(current_setting('laurel.colleague'::text, true), ''::text), 'colleague'::text) AS surname,
    COALESCE(p.roster_name, NULLIF(current_setting('laurel.former_colleague'::text, true), ''::text), 'Former colleague'::text) AS roster_name,
    COALESCE(p.called, NULLIF(current_setting('laurel.former'::text, true), ''::text), 'Former'::text) AS called,
    COALESCE(p.display_name, NULLIF(current_setting('laurel.former_colleague'::text, true), ''::text), 'Former colleague'::text) AS display_name,
    p.email,
    p.roster_email,
    p.email_confirmed_at,
    p.cell_num,
    p.roster_cell_num,
    p.hire_date,
    p.dob_day,
    p.dob_month,
    COALESCE(p.get_to_know, false) AS get_to_know,
    COALESCE(p.hobbies, ''::text) AS hobbies,
    COALESCE(p.dreams, ''::text) AS dreams,
    p.picture_id,
    p.search_text,
    p.language,
    p.roster_language,
    p.browser_language,
    COALESCE(p.family_first, false) AS family_first
   FROM members m
     LEFT JOIN profiles p ON p.member_id = m.id;

CREATE OR REPLACE FUNCTION approvals_of_former_instances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into approval_steps (approval_id, n, approver, begun_at) values (new.id, 1, approver_of_kind(new.kind), new.asked_at)
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION approver_of_kind(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (kind = ANY (ARRAY['budgets'::text, 'correction'::text, 'pots'::text])) THEN 'finance'::text WHEN (kind = 'idea'::text) THEN 'ideaReviewer'::text WHEN (kind = 'merger'::text) THEN 'people'::text WHEN (kind = 'programme'::text) THEN 'programme'::text ELSE 'adminReports'::text END;

CREATE OR REPLACE FUNCTION assignments_at(at timestamp with time zone)
 RETURNS TABLE(id bigint, member_id bigint, capability text, scope_kind text, scope_code text, boss_id bigint, source text)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT r.id,
     r.member_id,
     r.capability,
     r.scope_kind,
     r.scope_code,
     r.boss_id,
     r.source
    FROM role_assignments r
   WHERE ((r.from_at <= assignments_at.at) AND ((r.until_at IS NULL) OR (r.until_at > assignments_at.at)));
END;

CREATE OR REPLACE FUNCTION audit_seal(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  e events;
  last bytea := coalesce((select hash from audit_entries order by id desc limit 1), ''::bytea);
  next bytea;
begin
  for e in select * from events where id = any(ids) order by id loop
    next := sha256(last || event_digest(e));
    insert into audit_entries (event_id, at, actor_id, act, subject, format, previous_hash, hash)
    values (e.id, e.at, e.actor_id, e.type, e.subject, 3, last, next);
    last := next;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION card_words(of text, of_id bigint, written text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(string_to_array(((("left"(of, 1) || (of_id / 4096)) || ':'::text) || replace(searched(written), ' '::text, (((' '::text || "left"(of, 1)) || (of_id / 4096)) || ':'::text))), ' '::text));

CREATE OR REPLACE FUNCTION card_words_like(of text, number bigint, words text[])
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT (string_agg((quote_literal(((("left"(card_words_like.of, 1) || card_words_like.number) || ':'::text) || word.word)) || ':*'::text), ' & '::text))::tsquery AS string_agg FROM unnest(card_words_like.words) word(word));

CREATE OR REPLACE FUNCTION competition_for_former_instances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  delete from competition;
  insert into competition (competition_id, start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, banner_id, updated_at)
    select c.id, c.start_date, c.end_date, c.title, c.description, c.textbox_title, c.textbox_description, c.is_enabled, c.banner_id, c.updated_at
    from competitions c, lateral (select (max(updated_at) at time zone 'UTC')::date as today from competitions) n,
      lateral (select case when c.end_date < today then 2 when c.is_enabled and c.start_date <= today then 0 else 1 end as standing) s
    where c.sites is null
    order by standing, case standing when 0 then c.end_date - today when 1 then c.start_date - today else today - c.end_date end, c.id limit 1;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION competition_of_former_instances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if new.competition_id is not null and (old.end_date >= (new.updated_at at time zone 'UTC')::date or new.start_date <= old.end_date) then
    update competitions set start_date = new.start_date, end_date = new.end_date, title = new.title, description = new.description,
      textbox_title = new.textbox_title, textbox_description = new.textbox_description, is_enabled = new.is_enabled,
      banner_id = new.banner_id, revision = revision + 1, updated_at = new.updated_at, updated_by_id = null
      where id = new.competition_id;
  else
    with begun as (
      insert into competitions (start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, updated_at)
      values (new.start_date, new.end_date, new.title, new.description, new.textbox_title, new.textbox_description, new.is_enabled, new.updated_at)
      returning id)
    update competition set competition_id = begun.id, banner_id = null from begun;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION content_for_former_instances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update content_blocks set title = new.title, markdown = new.markdown, html = new.html, updated_at = new.published_at
    where key = new.key and language = new.language;
  if not found then
    insert into content_texts (key, language, title, markdown, html, updated_at)
      values (new.key, new.language, new.title, new.markdown, new.html, new.published_at)
      on conflict (key, language) do update set title = excluded.title, markdown = excluded.markdown, html = excluded.html, updated_at = excluded.updated_at;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION debts_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with kept as (
    insert into debt_changes (debt_id, kind, points, created_at)
    select d.id, 'writtenOff', d.left_points, new.closed_at from debts d where d.account_id = new.id and d.left_points > 0 order by d.id
    returning debt_id, points
  )
  update debts d set written_off_points = d.written_off_points + k.points, ended = 'writtenOff', ended_at = new.closed_at from kept k where k.debt_id = d.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION debts_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owing bigint[];
  sources text[];
  wallets bigint[];
  amounts bigint[];
  day timestamptz;
  programme bigint;
begin
  if not exists (select from debts where left_points > 0) then
    return null;
  end if;
  select array_agg(distinct d.account_id) into owing from debts d
  where d.left_points > 0 and d.account_id = any (array(select w.account_id from written w where w.amount > 0 and w.version is not null));
  if owing is null then
    return null;
  end if;
  with earned as materialized (
    select w.transaction_id, w.account_id, w.amount, w.version, w.at, sum(w.amount) over (partition by w.account_id order by w.version) as until_points
    from written w join ledger_transactions t on t.id = w.transaction_id
    left join correction_lines l on l.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
    left join corrections c on c.id = l.correction_id
    where w.amount > 0 and w.account_id = any (owing)
      and (t.kind in ('nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'anniversary') or c.kind = 'credit')
  ), owed as (
    select d.id, d.account_id, d.left_points as points, sum(d.left_points) over (partition by d.account_id order by d.id) as until_points
    from debts d where d.left_points > 0 and d.account_id = any (owing)
  ), kept as (
    insert into debt_changes (debt_id, kind, points, earned_id, created_at)
    select o.id, 'repaid', least(e.until_points, o.until_points) - greatest(e.until_points - e.amount, o.until_points - o.points), e.transaction_id, e.at
    from earned e join owed o on o.account_id = e.account_id
      and o.until_points > e.until_points - e.amount and e.until_points > o.until_points - o.points
    order by e.account_id, e.version, o.id
    returning id, debt_id, points, created_at
  ), counted as (
    update debts d set repaid_points = d.repaid_points + s.points,
      ended = case when d.left_points = s.points then 'repaid' end, ended_at = case when d.left_points = s.points then s.at end
    from (select debt_id, sum(points) as points, min(created_at) as at from kept group by debt_id) s where d.id = s.debt_id
    returning d.id, d.account_id, d.member_id, d.points, d.ended
  ), told as (
    insert into events (at, type, version, subject, concerns, facts, is_act)
    select (select min(at) from earned), 'debt.repaid', 1, 'debt:' || c.id, array[c.member_id], jsonb_build_object('points', c.points), false
    from counted c where c.ended is not null order by c.id
  )
  select array_agg(k.id::text order by k.id), array_agg(c.account_id order by k.id), array_agg(k.points order by k.id), min(k.created_at)
  into sources, wallets, amounts, day from kept k join counted c on c.id = k.debt_id;
  if sources is null then
    return null;
  end if;
  select id into programme from ledger_accounts where kind = 'programme' and member_id is null;
  perform ledger_post_all(array_fill('repayment'::text, array[cardinality(sources)]), day, array_fill(null::bigint, array[cardinality(sources)]),
    sources, wallets, array_fill(programme, array[cardinality(sources)]), amounts);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION delegations_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from delegations where ended_at is null) then
    return null;
  end if;
  with closed as (
    select n.id, n.deactivated_at as at from now_closed n join was_open o on o.id = n.id
    where o.deactivated_at is null and n.deactivated_at is not null
  ), ended as (
    update delegations d set ended_at = c.at, ended_why = 'left', revision = d.revision + 1
    from closed c where c.id in (d.away_id, d.delegate_id) and d.ended_at is null and d.until_at > c.at
    returning d.id, d.away_id, d.delegate_id, c.at
  )
  insert into events (at, type, version, subject, concerns, facts, is_act)
  select e.at, 'delegation.ended', 1, 'delegation:' || e.id, array[e.away_id, e.delegate_id], jsonb_build_object('memberId', e.delegate_id, 'why', 'left'), true
  from ended e order by e.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION digest_due(at timestamp with time zone, zone text, hour smallint, days text, OUT day date, OUT moment timestamp with time zone)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
    select d.day, d.moment from (
      select l.day, (l.day + make_interval(hours => hour)) at time zone zone as moment
      from (select (at at time zone zone)::date - back as day from generate_series(0, 3) back) l) d
    where d.moment <= at and (days = 'every' or extract(isodow from d.day) < 6)
    order by d.day desc limit 1
  $function$;

CREATE OR REPLACE FUNCTION each_of(list anyarray)
 RETURNS SETOF anyelement
 LANGUAGE plpgsql
 IMMUTABLE ROWS 4
AS $function$
begin
  return query select unnest(list);
end
$function$;

CREATE OR REPLACE FUNCTION event_digest(e events)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select sha256(convert_to(event_text(e), 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION event_text(e events)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select concat_ws('|', e.id, extract(epoch from e.at), e.type, e.version, coalesce(e.actor_id::text, '-'), e.subject,
    e.concerns::text, e.facts::text, coalesce(encode(e.particulars_digest, 'hex'), '-'))
$function$;

CREATE OR REPLACE FUNCTION events_horizon(OUT last_id bigint, OUT writers text[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  last_id := coalesce(pg_sequence_last_value('event_ids'), 0);
  writers := array(
    select distinct virtualtransaction from pg_locks
    where locktype = 'relation' and relation = 'events'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database()));
end
$function$;

CREATE OR REPLACE FUNCTION events_make_months(since timestamp with time zone, until timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  month timestamptz := date_trunc('month', since);
  name text;
  made integer := 0;
begin
  if until > since + interval '50 years' then
    raise exception 'That many months are a mistake.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(7202611206);
  while month <= until loop
    name := to_char(month, '"m"YYYY_MM');
    if to_regclass('event_months.' || name) is null then
      execute format('create table event_months.%I (like events including defaults including constraints)', name);
      lock table event_months.other in access exclusive mode;
      execute format(
        'with moved as (delete from event_months.other where at >= %L and at < %L returning *) insert into event_months.%I select * from moved',
        month, month + interval '1 month', name);
      execute format('alter table events attach partition event_months.%I for values from (%L) to (%L)',
        name, month, month + interval '1 month');
      made := made + 1;
    end if;
    month := month + interval '1 month';
  end loop;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION folded_letters(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(replace(replace(replace(replace(replace(replace(replace(replace(lower((regexp_replace(NORMALIZE(written, NFKD), '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]'::text, ''::text, 'g'::text) COLLATE "C")), 'ß'::text, 'ss'::text), 'ẞ'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'Æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'Œ'::text, 'oe'::text), 'þ'::text, 'th'::text), 'Þ'::text, 'th'::text), 'ØĐÐĦŁŊŦƏøđðħıłŋŧəςٱىیېکةہھەΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЂЄЅІЇЈЉЊЋЏҐ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, 'oddhlnteoddhilnteσايييكههههαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяёђєѕіїјљњћџґ01234567890123456789'::text);

CREATE OR REPLACE FUNCTION full_name(given text, surname text, family_first boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN family_first THEN ((surname || ' '::text) || given) ELSE ((given || ' '::text) || surname) END;

CREATE OR REPLACE FUNCTION idea_votes_counted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update ideas set votes = votes + 1 where id = new.idea_id;
  else
    update ideas set votes = votes - 1 where id = old.idea_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION language_read(chosen text, roster text, browser text, country text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(chosen, roster, browser, country, (select language from settings))
$function$;

CREATE OR REPLACE FUNCTION last_sign_ons_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into last_sign_ons (member_id, at) values (new.member_id, new.created_at)
    on conflict (member_id) do update set at = greatest(last_sign_ons.at, excluded.at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION ledger_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION ledger_has_legs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION ledger_post(p_kind text, p_at timestamp with time zone, p_actor_id bigint, p_sources text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[])
 RETURNS SETOF bigint
 LANGUAGE sql
AS $function$
  select ledger_post_all(array_fill(p_kind, array[cardinality(p_sources)]), p_at, array_fill(p_actor_id, array[cardinality(p_sources)]),
    p_sources, p_froms, p_tos, p_amounts)
$function$;

CREATE OR REPLACE FUNCTION ledger_post_all(p_kinds text[], p_at timestamp with time zone, p_actor_ids bigint[], p_sources text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[])
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION lent_roles_at(at timestamp with time zone)
 RETURNS TABLE(id bigint, member_id bigint, for_id bigint, scope text, capability text, scope_kind text, scope_code text, boss_id bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT r.id,
     d.delegate_id,
     d.away_id,
     s.scope,
     r.capability,
     r.scope_kind,
     r.scope_code,
     r.boss_id
    FROM (((delegations d
      JOIN members m ON (((m.id = d.delegate_id) AND (m.deactivated_at IS NULL))))
      JOIN roles_at(lent_roles_at.at) r(id, member_id, capability, scope_kind, scope_code, boss_id, source) ON ((r.member_id = d.away_id)))
      CROSS JOIN LATERAL unnest(d.scopes) s(scope))
   WHERE ((d.from_at <= lent_roles_at.at) AND (d.until_at > lent_roles_at.at) AND ((d.ended_at IS NULL) OR (d.ended_at > lent_roles_at.at)));
END;

CREATE OR REPLACE FUNCTION nomination_of_former_instances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.competition_id := (select competition_id from competition where title = new.categories[1]);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION nominations_follow_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute 'update nominations n set state = ''closed'', closed_at = m.deactivated_at, closed_why = ''nominee left''
    from after_update m where n.nominee_id = m.id and m.deactivated_at is not null and n.state in (''open'', ''waiting'')';
  execute 'update nominations n set closed_at = null, closed_why = null,
      state = case when exists (select from reviews r where r.nomination_id = n.id) then ''waiting'' else ''open'' end
    from after_update m where n.nominee_id = m.id and m.deactivated_at is null and n.closed_why = ''nominee left''';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION order_lines_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_text = lower(new.name || ' ' || new.product_code);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION own_texts_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.text is null then
    delete from own_texts where language = new.language and key = new.key;
  else
    insert into own_texts (language, key, english, text, updated_at)
    values (new.language, new.key, new.english, new.text, new.saved_at)
    on conflict (language, key) do update
      set english = excluded.english, text = excluded.text, updated_at = excluded.updated_at;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION owner_follows_merger(p_of text, p_ids bigint[], p_doubled bigint, p_stays bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  case p_of
    when 'awards.by_id' then update awards set by_id = p_stays where by_id = p_doubled and id = any (p_ids);
    when 'award_lines.to_id' then update award_lines set to_id = p_stays where to_id = p_doubled and id = any (p_ids);
    when 'orders.member_id' then update orders set member_id = p_stays where member_id = p_doubled and id = any (p_ids);
    when 'order_contacts.member_id' then
      update order_contacts set member_id = p_stays where member_id = p_doubled and order_id = any (p_ids);
    when 'words.by_id' then update words set by_id = p_stays where by_id = p_doubled;
    when 'words.about_id' then update words set about_id = p_stays where about_id = p_doubled;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION pot_lots_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  pots bigint[];
  lots bigint[];
  kinds text[];
  amounts bigint[];
begin
  select array_agg(distinct a.id) into pots from written w join ledger_accounts a on a.id = w.account_id where a.kind = 'pot';
  if pots is null then
    return null;
  end if;

  -- What is taken back goes into the lots that it came from, those that end last first; into lots like them where it goes to another pot.
  with credits as materialized (
    select w.transaction_id, w.account_id, w.amount, w.at, a.member_id, t.kind, t.source_id, coalesce(c.transaction_id, s.id) as reversed_id
    from written w join ledger_accounts a on a.id = w.account_id join ledger_transactions t on t.id = w.transaction_id
    left join correction_lines c on c.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
    left join ledger_transactions s on t.kind = 'release' and s.kind = 'reserve' and s.source_id = t.source_id
    where w.account_id = any (pots) and w.amount > 0
  ), found as (
    select c.transaction_id, c.account_id, c.member_id, c.at, o.kind, l.id as lot_id, l.account_id <> c.account_id as is_elsewhere, l.period, l.ends_on, l.carries,
      least(u.points, c.amount - (sum(u.points) over (partition by c.transaction_id order by l.ends_on desc nulls first, l.id desc) - u.points)) as points
    from credits c join pot_uses u on u.transaction_id = c.reversed_id and u.points > 0 join pot_lots l on l.id = u.lot_id
    join ledger_transactions o on o.id = c.reversed_id
  ), back as materialized (
    select * from found where points > 0
  ), came_back as (
    insert into pot_uses (transaction_id, lot_id, points) select transaction_id, lot_id, -points from back where not is_elsewhere
  ), put as (
    insert into pot_lots (account_id, member_id, transaction_id, parent_id, period, points, ends_on, carries, created_at)
    select account_id, member_id, transaction_id, lot_id, period, points, ends_on, carries, at from back where is_elsewhere
    union all
    select c.account_id, c.member_id, c.transaction_id, o.id, coalesce(g.period, o.period, ''), c.amount - coalesce(b.points, 0), coalesce(g.ends_on, o.ends_on),
      coalesce(g.carries, o.carries, false), c.at
    from credits c left join (select transaction_id, sum(points) as points from back group by 1) b on b.transaction_id = c.transaction_id
    left join budget_grants g on c.kind = 'budget' and g.member_id = c.member_id and c.source_id = g.period || ':' || g.member_id
    left join pot_moves m on m.id = case when c.kind = 'move' then c.source_id::bigint end left join pot_lots o on o.id = m.lot_id
    where c.amount > coalesce(b.points, 0)
  )
  select array_agg(lot_id), array_agg(kind), array_agg(-points) into lots, kinds, amounts from back where not is_elsewhere;
  if lots is not null then
    perform pot_lots_taken(lots, kinds, amounts);
  end if;

  -- What names its lot takes from it, a reversal of a grant from what is left of that, everything else from what ends first.
  with debits as materialized (
    select w.transaction_id, w.account_id, w.version, -w.amount as points, t.kind, t.source_id
    from written w join ledger_transactions t on t.id = w.transaction_id where w.account_id = any (pots) and w.amount < 0
  ), named as materialized (
    select d.transaction_id, d.kind, m.lot_id, d.points from debits d join pot_moves m on m.id = case when d.kind in ('move', 'return') then d.source_id::bigint end
    union all
    select d.transaction_id, d.kind, l.id, least(d.points, l.left_points) from debits d
    join correction_lines c on c.id = case when d.kind = 'correction' and d.source_id ^@ 'line:' then split_part(d.source_id, ':', 2)::bigint end
    join pot_lots l on l.transaction_id = c.transaction_id and l.account_id = d.account_id where l.left_points > 0
  ), others as (
    select d.transaction_id, d.kind, d.account_id, o.points, sum(o.points) over (partition by d.account_id order by d.version) as until_points
    from debits d left join (select transaction_id, sum(points) as points from named group by 1) n on n.transaction_id = d.transaction_id,
      lateral (select d.points - coalesce(n.points, 0) as points) o
    where o.points > 0
  ), free as (
    select l.id, l.account_id, f.points, sum(f.points) over (partition by l.account_id order by l.ends_on nulls last, l.id) as until_points
    from pot_lots l left join (select lot_id, sum(points) as points from named group by 1) n on n.lot_id = l.id,
      lateral (select l.left_points - coalesce(n.points, 0) as points) f
    where l.account_id = any (pots) and l.points - l.used_points - l.returned_points - l.moved_points > 0 and f.points > 0
  ), taken as materialized (
    select transaction_id, kind, lot_id, points from named
    union all
    select o.transaction_id, o.kind, f.id, least(o.until_points, f.until_points) - greatest(o.until_points - o.points, f.until_points - f.points)
    from others o join free f on f.account_id = o.account_id
      and f.until_points > o.until_points - o.points and o.until_points > f.until_points - f.points
  ), written_down as (
    insert into pot_uses (transaction_id, lot_id, points) select transaction_id, lot_id, sum(points) from taken group by 1, 2
  )
  select array_agg(lot_id), array_agg(kind), array_agg(points) into lots, kinds, amounts from taken;
  if lots is not null then
    perform pot_lots_taken(lots, kinds, amounts);
  end if;

  if exists (
    select from ledger_accounts a where a.id = any (pots) and (
      select last.after from written last where last.account_id = a.id order by last.version desc limit 1
    ) <> (
      select coalesce(sum(l.left_points), 0) from pot_lots l
      where l.account_id = a.id and l.points - l.used_points - l.returned_points - l.moved_points > 0)
  ) then
    raise exception 'The lots of a pot are not what is in it.' using errcode = 'check_violation', constraint = 'pot_lots_whole';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION pot_lots_taken(p_lots bigint[], p_kinds text[], p_points bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update pot_lots l set used_points = l.used_points + s.used, returned_points = l.returned_points + s.returned, moved_points = l.moved_points + s.moved
  from (
    select lot_id, coalesce(sum(points) filter (where kind in ('adhoc', 'reserve')), 0) as used, coalesce(sum(points) filter (where kind = 'move'), 0) as moved,
      coalesce(sum(points) filter (where kind not in ('adhoc', 'reserve', 'move')), 0) as returned
    from unnest(p_lots, p_kinds, p_points) as t (lot_id, kind, points) group by lot_id order by lot_id
  ) s where l.id = s.lot_id
$function$;

CREATE OR REPLACE FUNCTION pot_plans_revised()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.revision := old.revision + 1;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION profiles_follow_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute 'update profiles p set is_active = m.deactivated_at is null, division_code = m.division_code
    from after_update m
    where p.member_id = m.id and (p.is_active <> (m.deactivated_at is null) or p.division_code <> m.division_code)';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION profiles_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.roster_name = full_name(new.firstname, new.surname, new.family_first);
  new.display_name = full_name(coalesce(new.known_as, new.firstname), new.surname, new.family_first);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION push_devices_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op = 'INSERT' then
      delete from push_devices where browser_hash = new.browser_hash and member_id <> new.member_id;
    else
      delete from push_devices where browser_hash = new.browser_hash and member_id = new.member_id;
    end if;
    return null;
  end;
  $function$;

CREATE OR REPLACE FUNCTION quiet_ends(at timestamp with time zone, zone text, quiet_from smallint, quiet_until smallint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN ((quiet_ends.quiet_from < quiet_ends.quiet_until) AND (l.hour >= (quiet_ends.quiet_from)::numeric) AND (l.hour < (quiet_ends.quiet_until)::numeric)) THEN ((l.day + make_interval(hours => (quiet_ends.quiet_until)::integer)) AT TIME ZONE quiet_ends.zone) WHEN ((quiet_ends.quiet_from > quiet_ends.quiet_until) AND (l.hour >= (quiet_ends.quiet_from)::numeric)) THEN (((l.day + 1) + make_interval(hours => (quiet_ends.quiet_until)::integer)) AT TIME ZONE quiet_ends.zone) WHEN ((quiet_ends.quiet_from > quiet_ends.quiet_until) AND (l.hour < (quiet_ends.quiet_until)::numeric)) THEN ((l.day + make_interval(hours => (quiet_ends.quiet_until)::integer)) AT TIME ZONE quiet_ends.zone) ELSE NULL::timestamp with time zone END AS "case" FROM (SELECT ((quiet_ends.at AT TIME ZONE quiet_ends.zone))::date AS day, EXTRACT(hour FROM (quiet_ends.at AT TIME ZONE quiet_ends.zone)) AS hour) l);

CREATE OR REPLACE FUNCTION recognition_is_prize()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_prize := true;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION refuse_change_but_merged()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  name text;
begin
  foreach name in array tg_argv loop
    if was -> name is distinct from becomes -> name and not exists (
      select from members m where m.id = (was ->> name)::bigint and m.merged_into_id = (becomes ->> name)::bigint
    ) then
      raise exception 'Table % is append-only.', tg_table_name using errcode = 'restrict_violation';
    end if;
    was := was - name;
    becomes := becomes - name;
  end loop;
  if was <> becomes then
    raise exception 'Table % is append-only.', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION refuse_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Rows of table % stay.', tg_table_name using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION roles_at(at timestamp with time zone)
 RETURNS TABLE(id bigint, member_id bigint, capability text, scope_kind text, scope_code text, boss_id bigint, source text)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT r.id,
     r.member_id,
     r.capability,
     r.scope_kind,
     r.scope_code,
     r.boss_id,
     r.source
    FROM (assignments_at(roles_at.at) r(id, member_id, capability, scope_kind, scope_code, boss_id, source)
      JOIN members m ON ((m.id = r.member_id)))
   WHERE (m.deactivated_at IS NULL);
END;

CREATE OR REPLACE FUNCTION search_words_add(ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with added as (
    insert into search_words (member_id, word, place, division_code, search_text)
    select p.member_id, w.word, w.place, p.division_code, p.search_text from profiles p, search_words_of(p.search_text) w
    where p.member_id = any(ids) and p.is_active returning word
  )
  insert into name_words (word) select distinct a.word from added a
  where a.word ~ '^\D{3,40}$' and not exists (select from name_words n where n.word = a.word) order by a.word on conflict (word) do nothing
$function$;

CREATE OR REPLACE FUNCTION search_words_follow_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_words where member_id = any(array(select member_id from changed));
  delete from name_words n where n.word = any(array(select w.word from changed c, search_words_of(c.search_text) w))
    and not exists (select from search_words s where s.word = n.word and s.place in (1, 2));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION search_words_follow_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_words_add(array(select member_id from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION search_words_follow_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
begin
  execute 'select array(
    select n.member_id from before_update o join after_update n on n.member_id = o.member_id
    where (o.is_active, o.division_code, o.search_text) is distinct from (n.is_active, n.division_code, n.search_text))' into ids;
  if cardinality(ids) > 0 then
    delete from search_words where member_id = any(ids);
    perform search_words_add(ids);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION search_words_of(search_text text)
 RETURNS TABLE(word text, place smallint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select w.word, (case min(w.n) when 1 then 1 else 2 end)::smallint
  from string_to_table(search_text, ' ') with ordinality w (word, n) where w.word <> '' group by w.word
$function$;

CREATE OR REPLACE FUNCTION searched(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(regexp_replace(CASE WHEN (octet_length(written) = char_length(written)) THEN lower((written COLLATE "C")) ELSE folded_letters(written) END, '[\u0001-\u0020!-/:-@\[-`{-~\u0080-\u00a9\u00ab-\u00b1\u00b4-\u00b8\u00bb\u00bf\u2010-\u2029\u202f-\u205f\u3000-\u303f\u060c\u061b\u061f\u066a-\u066d\u06d4\u05be\u05c0\u05c3\u05f3\u05f4]+'::text, ' '::text, 'g'::text), '([^ ]{40})'::text, '\1 '::text, 'g'::text));

CREATE OR REPLACE FUNCTION shared_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array(select distinct 'catalogue:' || alloc from changed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_catalogue_of_all()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array(select 'catalogue:' || alloc from countries));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_changed(names text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into shared_changes (name)
  select changed.name from unnest(names) changed (name)
  where changed.name is not null and not exists (select from shared_changes c where c.name = changed.name) group by changed.name order by changed.name
$function$;

CREATE OR REPLACE FUNCTION shared_codes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array(select distinct 'catalogue:' || p.alloc from (select distinct product_id from changed) c join products p on p.id = c.product_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_codes_issued()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array(
    select distinct 'catalogue:' || p.alloc
    from (select distinct n.product_id from after_update n join before_update o on o.id = n.id
      where (o.order_line_id is null) <> (n.order_line_id is null) or o.product_id <> n.product_id) issued
    join products p on p.id = issued.product_id
    where not exists (select from voucher_codes v where v.product_id = p.id and v.order_line_id is null)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_country()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array['divisions', 'catalogue:' || old.alloc, 'catalogue:' || new.alloc]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_days(dob_month smallint, dob_day smallint, hire_date date)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  select 'celebrations:' || lpad(d.day::text, 4, '0')
  from (values (dob_month * 100 + dob_day), (extract(month from hire_date) * 100 + extract(day from hire_date))) of (day),
    lateral (values (of.day), (case of.day when 229 then 228 end)) d (day)
  where d.day is not null
$function$;

CREATE OR REPLACE FUNCTION shared_members_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  names text[];
begin
  execute 'select array(
    (select ''divisions'' from before_update o join after_update n on n.id = o.id
      where (o.division_code, o.deactivated_at is null) is distinct from (n.division_code, n.deactivated_at is null) limit 1)
    union all
    select distinct s.name from before_update o join after_update n on n.id = o.id join profiles p on p.member_id = n.id,
      lateral (select ''introductions'' union all select shared_days(p.dob_month, p.dob_day, p.hire_date)) s (name)
    where (o.registered_at is null, o.public_id) is distinct from (n.registered_at is null, n.public_id))' into names;
  perform shared_changed(names);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_named()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array[tg_argv[0]]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array['catalogue:' || old.alloc, 'catalogue:' || new.alloc]);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform shared_changed(array(
    select distinct s.name from changed c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select 'introductions' from changed where is_active and get_to_know and (hobbies <> '' or dreams <> '') limit 1)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_profiles_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  names text[];
begin
  execute 'select array(
    with pairs as materialized (
      select o, n from before_update o join after_update n on n.member_id = o.member_id
      where (o.is_active or n.is_active) and (o.is_active, o.division_code, o.firstname, o.known_as, o.surname, o.family_first, o.picture_id, o.dob_day, o.dob_month, o.hire_date,
          o.get_to_know, o.hobbies, o.dreams, o.shuffle_key, o.shows_anniversary)
        is distinct from (n.is_active, n.division_code, n.firstname, n.known_as, n.surname, n.family_first, n.picture_id, n.dob_day, n.dob_month, n.hire_date,
          n.get_to_know, n.hobbies, n.dreams, n.shuffle_key, n.shows_anniversary)
    ), sides as (select (o).* from pairs union all select (n).* from pairs)
    select distinct s.name from sides c, shared_days(c.dob_month, c.dob_day, c.hire_date) s (name) where c.is_active
    union all
    (select ''introductions'' from sides where is_active and get_to_know and (hobbies <> '''' or dreams <> '''') limit 1)
    union all
    (select ''recognised'' from pairs
      where ((o).is_active, (o).division_code, (o).firstname, (o).known_as, (o).surname, (o).family_first, (o).picture_id)
        is distinct from ((n).is_active, (n).division_code, (n).firstname, (n).known_as, (n).surname, (n).family_first, (n).picture_id) limit 1))' into names;
  perform shared_changed(names);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION shared_versions_rise()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shared_versions as v (name, version) values (new.name, 1) on conflict (name) do update set version = v.version + 1;
  delete from shared_changes where id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION the_company()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(nullif(current_setting('laurel.the_company', true), ''), 'The company')
$function$;

CREATE OR REPLACE FUNCTION work_due(country text, since date, days integer)
 RETURNS TABLE(due date)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select w.day from working_days w
  where w.country_code = country
    and w.number >= days + coalesce((select s.number from working_days s where s.country_code = country and s.day <= since order by s.day desc limit 1), 0)
  order by w.number, w.day limit 1
$function$;
