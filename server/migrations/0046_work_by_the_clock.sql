-- What the portal does by the clock, and proves, is told to operators whichever instance did it, also after a restart.
create table job_runs (
  job text constraint job_runs_pkey primary key,
  done bigint not null default 0,
  failed bigint not null default 0,
  last_success_at timestamptz,
  last_seconds double precision
);

create table proofs (
  of text constraint proofs_pkey primary key,
  last_success_at timestamptz,
  last_seconds double precision not null,
  findings integer not null,
  constraint proofs_of_known check (of in ('ledger', 'audit'))
);
