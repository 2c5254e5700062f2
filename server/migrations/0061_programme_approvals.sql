-- A change of the programme that moves points waits for a second person. Former instances know nothing of the kind, and ask for none.
alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known check (kind in ('recognise', 'idea', 'budgets', 'prices', 'codes', 'programme'));

-- Awards of a quarter, from which a change of the programme is reckoned: few pages, for they are written in the order of their days.
create index awards_by_day on awards using brin (created_at);
