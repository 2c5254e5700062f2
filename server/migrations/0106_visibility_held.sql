-- What was written before holds to the rules of the migration before as well.
alter table recognitions validate constraint recognitions_audience_known, validate constraint recognitions_audience_most_known,
  validate constraint recognitions_audience_place;
