-- Cards are found by how the words on them begin, the newest first. Letters that are typed alike are alike (contract/src/rules/folded.ts):
-- what is read and what is looked for go through one function, which is the same in a database of any collation.

create function folded_letters(written text) returns text language sql immutable strict parallel safe return
  translate(replace(replace(replace(replace(replace(replace(replace(replace(
    -- Marks on letters that stay themselves without them, and what only joins, lengthens or turns letters.
    lower(regexp_replace(normalize(written, NFKD),
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]',
      '', 'g') collate "C"),
    'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'ØĐÐĦŁŊŦƏøđðħıłŋŧəςٱىیېکةہھەΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁЂЄЅІЇЈЉЊЋЏҐ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'oddhlnteoddhilnteσايييكههههαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяёђєѕіїјљњћџґ01234567890123456789');

-- Words with single blanks between them: a long run of letters in pieces, which no index refuses.
create function searched(written text) returns text language sql immutable strict parallel safe return
  btrim(regexp_replace(
    regexp_replace(
      case when octet_length(written) = char_length(written) then lower(written collate "C") else folded_letters(written) end,
      '[\u0001-\u0020!-/:-@\[-`{-~\u0080-\u00a9\u00ab-\u00b1\u00b4-\u00b8\u00bb\u00bf\u2010-\u2029\u202f-\u205f\u3000-\u303f\u060c\u061b\u061f\u066a-\u066d\u06d4\u05be\u05c0\u05c3\u05f3\u05f4]+',
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
