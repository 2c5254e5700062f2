-- What was written before holds to the rules of the migration before as well.
alter table awards validate constraint awards_ballot_known, validate constraint awards_ballot_recognises;
alter table words validate constraint words_of_known, validate constraint words_vote_words_length,
  validate constraint words_ballot_decision_length, validate constraint words_ballot_withdrawal_length;
