-- What was written before holds to the rule of the migration before as well.
alter table nominations validate constraint nominations_ratings_counted;
