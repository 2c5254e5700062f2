-- Home shows the newest nominations that were rated well, however much else was given since.
create index recognitions_of_nominations on recognitions (created_at desc, id desc) where kind = 'nomination';
