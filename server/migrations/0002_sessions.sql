-- Sign-on in progress, tokens, and what protects every call: idempotency keys and rate counters.

create table sign_ons (
  state_hash bytea primary key,
  cookie_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_ons_expiry on sign_ons (expires_at);

create table login_codes (
  code_hash bytea primary key,
  cookie_hash bytea not null,
  browser_hash bytea not null,
  -- Null when the sign-on failed: `failure` is then the sentence that authsso answers.
  member_id bigint,
  failure text,
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint login_codes_member_known foreign key (member_id) references members (id),
  constraint login_codes_one_outcome check ((member_id is null) <> (failure is null))
);
create index login_codes_expiry on login_codes (expires_at);

create table tokens (
  token_hash bytea primary key,
  member_id bigint not null,
  -- The browser that signed on: signing off ends all of its tokens.
  browser_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint tokens_member_known foreign key (member_id) references members (id)
);
create index tokens_member on tokens (member_id) where revoked_at is null;
create index tokens_browser on tokens (browser_hash) where revoked_at is null;
create index tokens_expiry on tokens (expires_at);

-- What the built-in demonstration provider keeps.
create table provider_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  constraint provider_records_pkey primary key (model, id)
);
create index provider_records_grant on provider_records (grant_id) where grant_id is not null;
create index provider_records_uid on provider_records (model, uid) where uid is not null;
create index provider_records_expiry on provider_records (expires_at);

-- Secrets that the portal makes for itself, such as the demonstration provider's signing keys.
create table own_secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

create table idempotency_keys (
  scope text not null,
  route text not null,
  key text not null,
  body_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (scope, route, key),
  constraint idempotency_keys_key_length check (char_length(key) between 1 and 64)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table rate_counters (
  name text not null,
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_counters_pkey primary key (name, subject, window_start)
);
create index rate_counters_age on rate_counters (window_start);
