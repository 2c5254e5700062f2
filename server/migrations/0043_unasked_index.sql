-- Written with each message, and asked by nothing.
drop index messages_newest;
