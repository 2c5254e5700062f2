-- What was written before holds to the rules of the migration before as well.
alter table words validate constraint words_of_known, validate constraint words_undo_reason_length;
alter table uploads validate constraint uploads_second_known, validate constraint uploads_undo_known, validate constraint uploads_undo_other,
  validate constraint uploads_second_other;
alter table upload_sources validate constraint upload_sources_expects_known, validate constraint upload_sources_expects_hour,
  validate constraint upload_sources_expects_weekday, validate constraint upload_sources_expects_roster;
