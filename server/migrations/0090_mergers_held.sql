-- What was written before holds to the rules of the migration before as well.
alter table members validate constraint members_merged_known, validate constraint members_merged_other, validate constraint members_merged_gone;
alter table nominations validate constraint nominations_closed_why_known;
alter table ledger_transactions validate constraint ledger_transactions_kind_known;
alter table pot_acts validate constraint pot_acts_kind_known;
alter table approvals validate constraint approvals_kind_known;
alter table words validate constraint words_of_known, validate constraint words_merger_reason_length;
