-- A sign-on in progress lies sealed in the browser's cookie; only who has signed on gets a row, once for each sign-on.

drop table sign_ons;
delete from login_codes;
alter table login_codes
  drop constraint login_codes_one_outcome,
  drop column failure,
  alter column member_id set not null,
  add column state_hash bytea not null,
  add constraint login_codes_state_once unique (state_hash);
