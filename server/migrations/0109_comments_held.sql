-- What was written before holds to the rules of the migration before as well.
alter table words validate constraint words_of_known, validate constraint words_comment_length;
