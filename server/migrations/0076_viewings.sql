-- Who looks at the portal as somebody else sees it, or as a role does: nothing can be done with such a token, it hangs on the session of
-- whoever looks and ends with it. A former instance does not know it, and takes it for nobody's.
create table viewings (
  id bigint generated always as identity constraint viewings_pkey primary key,
  token_hash bytea not null constraint viewings_token unique,
  session_hash bytea not null,
  viewer_id bigint not null constraint viewings_viewer_known references members (id),
  -- Null: as a role.
  member_id bigint constraint viewings_member_known references members (id),
  role text constraint viewings_role_length check (char_length(role) between 1 and 40),
  began_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  constraint viewings_as_one check ((member_id is null) <> (role is null)),
  constraint viewings_not_own check (member_id <> viewer_id)
);
create index viewings_viewer on viewings (viewer_id);
create index viewings_member on viewings (member_id);
