alter table uploads
  -- Whether a roster held only some people: who was missing had not left.
  add column is_part boolean not null default false,
  -- Rows in which something was wrong: they stayed out, because who uploaded said so.
  add column left_out integer not null default 0;
