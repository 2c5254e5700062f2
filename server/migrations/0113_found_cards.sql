-- Cards are found by how the words on them begin, the newest first. Letters that are typed alike are alike (contract/src/rules/folded.ts):
-- what is read and what is looked for go through one function, which is the same in a database of any collation.

create function folded_letters(written text) returns text language sql immutable strict parallel safe return
  translate(replace(replace(replace(replace(replace(
    -- Marks on letters that stay themselves without them, and what only joins, lengthens or turns letters.
    lower(regexp_replace(normalize(written, NFKD),
      U&'[\0300-\036f\0483-\0489\0591-\05bd\05bf\05c1\05c2\05c4\05c5\05c7\0610-\061a\061c\0640\064b-\065f\0670\06d6-\06dc\06df-\06e4\06e7\06e8\06ea-\06ed\00ad\200b-\200f\202a-\202e\2060-\2064\2066-\2069\fe00-\fe0f\feff]',
      '', 'g') collate "C"),
    'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'ÆŒÞØĐÐĦŁŊŦƏøđðħıłŋŧəςٱىیېکةہھەΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЂЄЅІЇЈЉЊЋЏҐ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'æœþoddhlnteoddhilnteσايييكههههαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяёђєѕіїјљњћџґ01234567890123456789');

-- Words with single blanks between them: a long run of letters in pieces, which no index refuses.
create function searched(written text) returns text language sql immutable strict parallel safe return
  btrim(regexp_replace(
    regexp_replace(
      case when octet_length(written) = char_length(written) then lower(written collate "C") else folded_letters(written) end,
      U&'[\0001-\0020!-/:-@[-`{-~\0080-\00a9\00ab-\00b1\00b4-\00b8\00bb\00bf\2010-\2029\202f-\205f\3000-\303f\060c\061b\061f\066a-\066d\06d4\05be\05c0\05c3\05f3\05f4]+',
      ' ', 'g'),
    '([^ ]{40})', '\1 ', 'g'));

-- Words of what stands on a card, each behind the number of the four thousand in which it is: so the newest are looked at alone.
create function card_words(of text, of_id bigint, written text) returns tsvector language sql immutable strict parallel safe return
  array_to_tsvector(string_to_array(
    left(of, 1) || of_id / 4096 || ':' || replace(searched(written), ' ', ' ' || left(of, 1) || of_id / 4096 || ':'), ' '));

-- Each of these words begins one of there.
create function card_words_like(of text, number bigint, words text[]) returns tsquery language sql immutable strict parallel safe return
  (select string_agg(quote_literal(left(of, 1) || number || ':' || word) || ':*', ' & ')::tsquery from unnest(words) word);

-- Without a list of what is pending, which every search would have to read.
create index words_on_cards on words using gin (card_words(of, of_id, text)) with (fastupdate = off)
  where of in ('award.message', 'nomination.reason');
