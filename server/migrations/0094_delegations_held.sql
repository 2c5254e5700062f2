-- What was written before holds to the rules of the migration before as well.
alter table reviews validate constraint reviews_for_other;
alter table ideas validate constraint ideas_reviewed_for_other;
alter table approvals validate constraint approvals_asked_for_other, validate constraint approvals_decided_for_other,
  validate constraint approvals_second_by_other, validate constraint approvals_second_for_other;
alter table awards validate constraint awards_for_whole;
