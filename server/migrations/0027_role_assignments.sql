-- Who may do what is a row with a scope and a span of time, not a flag on a person: what was held, when and by whose hand stays.

alter table members add column cost_centre text;
alter table members add constraint members_cost_centre_length check (char_length(cost_centre) between 1 and 40);
create index members_cost_centre on members (cost_centre) where cost_centre is not null;
create index members_site on members (site_template);

create table role_assignments (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  capability text not null,
  scope_kind text not null,
  -- The site, cluster, division or cost centre; empty where the kind says it all.
  scope_code text not null default '',
  -- Half-open; null: until somebody ends it.
  from_at timestamptz not null,
  until_at timestamptz,
  source text not null,
  -- Null: the roster or the operator.
  given_by bigint,
  given_at timestamptz not null,
  ended_by bigint,
  ended_at timestamptz,
  -- Whose people they are, where the scope is one's own; 0 where that does not matter.
  boss_id bigint not null generated always as (case scope_kind when 'ownReports' then member_id else 0 end) stored,
  constraint role_assignments_member_known foreign key (member_id) references members (id),
  constraint role_assignments_giver_known foreign key (given_by) references members (id),
  constraint role_assignments_ender_known foreign key (ended_by) references members (id),
  constraint role_assignments_capability_known check (capability in ('manager', 'clusterAdmin', 'committee', 'ideaReviewer', 'inv',
    'administrator', 'finance', 'shop', 'content', 'people', 'programme', 'auditor')),
  constraint role_assignments_scope_known check (scope_kind in ('everything', 'site', 'cluster', 'division', 'costCentre', 'ownReports')),
  constraint role_assignments_scope_code_length check (char_length(scope_code) <= 40),
  constraint role_assignments_scope_whole check ((scope_kind in ('everything', 'ownReports')) = (scope_code = '')),
  -- Only those who review are asked about one person at a time; whatever lists and acts do not narrow is not offered narrowed.
  constraint role_assignments_scope_enforced check (case
    when capability = 'manager' then scope_kind = 'ownReports'
    when capability in ('clusterAdmin', 'committee', 'ideaReviewer') then true
    else scope_kind = 'everything' end),
  constraint role_assignments_span check (until_at >= from_at),
  constraint role_assignments_source_known check (source in ('roster', 'given')),
  constraint role_assignments_roster_by_nobody check (source = 'given' or given_by is null),
  constraint role_assignments_end_whole check ((ended_at is null or until_at is not null) and (ended_by is null or ended_at is not null))
);
-- A role is held once; what has an end stands in the way of nothing.
create unique index role_assignments_open_once on role_assignments (member_id, capability, scope_kind, scope_code, source) where until_at is null;
create index role_assignments_member on role_assignments (member_id);
create index role_assignments_scope on role_assignments (scope_kind, scope_code, boss_id);
create index role_assignments_capability on role_assignments (capability, member_id);

insert into role_assignments (member_id, capability, scope_kind, scope_code, from_at, source, given_at)
select m.id, held.capability, held.scope_kind, held.scope_code, m.created_at, 'roster', m.created_at
from members m join divisions d on d.code = m.division_code,
  lateral (values ('manager', 'ownReports', '', m.is_manager), ('clusterAdmin', 'cluster', d.cluster_code, m.role_ca),
    ('committee', 'cluster', d.cluster_code, m.role_cc), ('ideaReviewer', 'everything', '', m.role_idea), ('inv', 'everything', '', m.role_inv),
    ('administrator', 'everything', '', m.is_admin_reports)) held (capability, scope_kind, scope_code, is_held)
where held.is_held order by m.id;

drop index members_admins;
alter table members drop column is_manager, drop column is_admin_reports, drop column role_ca, drop column role_cc,
  drop column role_idea, drop column role_inv;

-- The assignments in force at a moment, those of leavers too.
create function assignments_at(at timestamptz)
  returns table (id bigint, member_id bigint, capability text, scope_kind text, scope_code text, boss_id bigint, source text)
  language sql stable
begin atomic
  select r.id, r.member_id, r.capability, r.scope_kind, r.scope_code, r.boss_id, r.source
  from role_assignments r where r.from_at <= at and (r.until_at is null or r.until_at > at);
end;

-- The roles of who is here.
create function roles_at(at timestamptz)
  returns table (id bigint, member_id bigint, capability text, scope_kind text, scope_code text, boss_id bigint, source text)
  language sql stable
begin atomic
  select r.id, r.member_id, r.capability, r.scope_kind, r.scope_code, r.boss_id, r.source
  from assignments_at(at) r join members m on m.id = r.member_id where m.deactivated_at is null;
end;
