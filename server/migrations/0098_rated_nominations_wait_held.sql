-- What was written before holds to the rule of the migration before as well.
alter table approvals validate constraint approvals_kind_known;
