-- The drawing of an e-card, shown inside its e-mail: the name of a file of the browser part's cards.
alter table messages add column picture text constraint messages_picture_form check (picture ~ '^[a-z0-9-]{1,60}$');
