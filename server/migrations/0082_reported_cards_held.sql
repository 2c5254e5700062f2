-- What was written before holds to the rules of the migration before as well.
alter table words validate constraint words_of_known, validate constraint words_card_report_length, validate constraint words_card_talk_length;
