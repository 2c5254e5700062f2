-- What was written before holds to the rules of the migration before as well.
alter table ledger_transactions validate constraint ledger_transactions_kind_known;
alter table corrections validate constraint corrections_kind_known;
alter table words validate constraint words_of_known, validate constraint words_debt_reason_length;
