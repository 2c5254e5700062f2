-- What was written before holds to the rules of the migration before as well.
alter table approvals validate constraint approvals_kind_known, validate constraint approvals_state_known,
  validate constraint approvals_decided_whole;
alter table ledger_accounts validate constraint ledger_accounts_kind_known;
alter table ledger_transactions validate constraint ledger_transactions_kind_known;
