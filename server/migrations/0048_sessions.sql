-- From which sign-on a session comes, and what browser it is in. Digests tell the provider's own names of them: they are only ever compared.
alter table login_codes
  add column subject_hash bytea,
  add column sid_hash bytea;
alter table tokens
  add column subject_hash bytea,
  -- Of the provider's session, where it names them.
  add column sid_hash bytea,
  add column browser text constraint tokens_browser_length check (char_length(browser) <= 40),
  add column system text constraint tokens_system_length check (char_length(system) <= 40),
  -- Its member ended it from another browser: the next sign-on there asks who it is.
  add column asks_again boolean not null default false;
create index tokens_subject on tokens (subject_hash) where revoked_at is null;
create index tokens_sid on tokens (sid_hash) where revoked_at is null;
drop index tokens_browser;
create index tokens_browser on tokens (browser_hash, created_at);

-- What the provider told of those who signed off there: once each, and long enough for a sign-on that was under way.
create table logouts (
  jti_hash bytea constraint logouts_pkey primary key,
  -- The session or the subject that ended.
  ended_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index logouts_ended on logouts (ended_hash);
create index logouts_expiry on logouts (expires_at);
