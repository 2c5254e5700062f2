-- A card that many sign for one person, who sees it from its day on.
create table group_cards (
  id bigint generated always as identity constraint group_cards_pkey primary key,
  member_id bigint not null constraint group_cards_member_known references members (id),
  occasion text not null constraint group_cards_occasion_known check (occasion in ('birthday', 'anniversary', 'farewell', 'welcome')),
  -- Of an anniversary.
  years smallint,
  day date not null,
  -- Null where it opened by itself.
  begun_by_id bigint constraint group_cards_begun_by_known references members (id),
  begun_at timestamptz not null,
  -- Who had not signed was reminded.
  reminded_at timestamptz,
  -- From then on it is theirs.
  delivered_at timestamptz,
  -- It came to nobody: nobody signed it, they had left, or its day was too long ago.
  ended_at timestamptz,
  thanked_at timestamptz,
  constraint group_cards_once unique (member_id, occasion, day),
  constraint group_cards_years check ((occasion = 'anniversary') = (years is not null) and years between 1 and 80),
  constraint group_cards_one_end check (delivered_at is null or ended_at is null),
  constraint group_cards_thanked_after check (thanked_at is null or delivered_at is not null)
);
create index group_cards_waiting on group_cards (day, id) where delivered_at is null and ended_at is null;
create index group_cards_received on group_cards (member_id, delivered_at desc, id desc) where delivered_at is not null;
create index group_cards_begun_by on group_cards (begun_by_id) where begun_by_id is not null;

-- Who is asked to sign it, and sees it.
create table group_card_people (
  card_id bigint not null constraint group_card_people_card_known references group_cards (id),
  member_id bigint not null constraint group_card_people_member_known references members (id),
  -- Null: by the card itself.
  asked_by_id bigint constraint group_card_people_asked_by_known references members (id),
  asked_at timestamptz not null,
  constraint group_card_people_pkey primary key (card_id, member_id)
);
create index group_card_people_member on group_card_people (member_id, card_id desc);
create index group_card_people_asked_by on group_card_people (asked_by_id) where asked_by_id is not null;

create table group_card_signatures (
  id bigint generated always as identity constraint group_card_signatures_pkey primary key,
  card_id bigint not null constraint group_card_signatures_card_known references group_cards (id),
  by_id bigint not null constraint group_card_signatures_by_known references members (id),
  picture_id text constraint group_card_signatures_picture_known references pictures (id),
  -- Lines of a drawing; words, and a name in a hand-written script, lie in words.
  strokes jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- By who signed.
  removed_at timestamptz,
  -- By who decides about what is reported.
  hidden_at timestamptz,
  constraint group_card_signatures_once unique (card_id, by_id),
  constraint group_card_signatures_strokes_size check (length(strokes::text) <= 60000)
);
create index group_card_signatures_by on group_card_signatures (by_id, id desc);
create unique index group_card_signatures_picture on group_card_signatures (picture_id) where picture_id is not null;

alter table pictures drop constraint pictures_kind_known;
alter table pictures add constraint pictures_kind_known check (kind in ('profile', 'banner', 'content', 'look', 'announcement', 'groupCard')) not valid;

alter table words
  add constraint words_signature_length check (of <> 'signature' or char_length(text) <= 500) not valid,
  add constraint words_signature_script_length check (of <> 'signature.script' or char_length(text) <= 80) not valid,
  add constraint words_groupcard_thanks_length check (of <> 'groupcard.thanks' or char_length(text) <= 500) not valid;
