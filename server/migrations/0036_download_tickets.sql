-- A file that a browser fetches by itself: which one, for whose token, for how long. A row goes when it is used.
create table download_tickets (
  ticket_hash bytea constraint download_tickets_pkey primary key,
  token_hash bytea not null constraint download_tickets_token_known references tokens on delete cascade,
  call text not null,
  wish jsonb not null,
  expires_at timestamptz not null
);
create index download_tickets_token on download_tickets (token_hash);
create index download_tickets_expiry on download_tickets (expires_at);
