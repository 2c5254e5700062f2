-- What was written before holds to the rule of the migration before as well.
alter table messages validate constraint messages_channel_known;
