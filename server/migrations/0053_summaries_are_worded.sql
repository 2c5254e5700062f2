-- The line below a summary is worded for who reads it, of the numbers that stand beside it. The column goes with the next release: the
-- one before this reads it.
alter table quarter_summaries alter column detail set default '';
