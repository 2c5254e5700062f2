-- What the rating of a nomination pays may wait until others have confirmed it: kept as the other requests, about the nomination.
alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known check (kind in (
  'recognise', 'idea', 'budgets', 'prices', 'codes', 'programme', 'correction', 'pots', 'merger', 'adhoc', 'payitforward', 'nomination')) not valid;
create unique index approvals_nomination_once on approvals (subject_id) where kind = 'nomination' and state = 'waiting';
