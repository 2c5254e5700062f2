import { expect, test } from 'vitest';
import { type Message, message } from '../src/message.ts';
import { readCatalogue, writtenCatalogue } from './catalogue.ts';
import { catalogueComplaints, translationComplaints } from './complaints.ts';

const messages = new Map<string, Message>([
  ['shop.add', message('Add “{name}”\nto the basket', 'Of a button.')],
  ['shop.left', message('{count, plural, one {# left} other {# left}}', 'Below a product.')],
]);
const german = new Map([
  ['shop.add', { english: 'Add “{name}”\nto the basket', text: '„{name}“\nin den Warenkorb', isFuzzy: false }],
  ['shop.left', { english: '{count} left', text: 'Noch {count}', isFuzzy: false }],
  ['shop.gone', { english: 'Gone', text: 'Weg', isFuzzy: false }],
]);

test('a catalogue is read as it was written; what has changed is fuzzy, and what is gone is left out', () => {
  const read = readCatalogue(writtenCatalogue('de', messages, german));
  expect(read).toEqual({
    language: 'de',
    entries: [
      [
        'shop.add',
        {
          ...{ english: 'Add “{name}”\nto the basket', text: '„{name}“\nin den Warenkorb' },
          ...{ note: 'Of a button.', isFuzzy: false },
        },
      ],
      [
        'shop.left',
        {
          ...{ english: '{count, plural, one {# left} other {# left}}', text: 'Noch {count}' },
          ...{ note: 'Below a product.', isFuzzy: true },
        },
      ],
    ],
  });
});

test('what gettext’s tools write is read: a byte order mark, lines of Windows, flags with a space, what was before and what is obsolete', () => {
  const file = `\uFEFF# Somebody.
msgid ""
msgstr ""
"Language: de\\n"

#. Of a button.
#, fuzzy, no-wrap
#| msgctxt "shop.add"
#| msgid "Add it"
msgctxt "shop.add"
msgid ""
"Add “{name}”\\n"
"to the basket"
msgstr ""
"„{name}“\\n"
"in den Warenkorb"

#, icu-format
msgctxt "shop.left"
msgid "Left"
msgstr "Übrig"

#~ msgctxt "shop.gone"
#~ msgid "Gone"
#~ msgstr "Weg"
`;
  const { language, entries } = readCatalogue(file.replaceAll('\n', '\r\n'));
  expect(language).toBe('de');
  expect(entries).toEqual([
    ['shop.add', expect.objectContaining({ text: '„{name}“\nin den Warenkorb', isFuzzy: true })],
    ['shop.left', { english: 'Left', text: 'Übrig', note: '', isFuzzy: false }],
  ]);
});

test('what is missing, unsure or no message is told', () => {
  expect(catalogueComplaints('de', messages, new Map())).toEqual([
    'shop.add: is not translated.',
    'shop.left: is not translated.',
  ]);
  expect(catalogueComplaints('de', messages, german)).toEqual([
    'shop.gone: is no message.',
    'shop.left: its English has changed, or its translator was not sure.',
  ]);
});

test.each([
  ['Say it in your words', ['shop.add: is the English.']],
  ['E-mail', []],
])('a catalogue that says %s is not translated', (english, complaints) => {
  const said = new Map([['shop.add', { english, text: english, isFuzzy: false }]]);
  expect(catalogueComplaints('it', new Map([['shop.add', message(english, 'Of a button.')]]), said)).toEqual(
    complaints,
  );
});

const days = '{name} has {count, plural, one {# day} other {# days}}';

test.each([
  ['de', days, '{name} hat {count, plural, one {# Tag} other {# Tage}}', []],
  ['de', days, '{name} hat {count, plural, =1 {einen Tag} other {# Tage}}', []],
  ['de', days, '{name} hat {count, plural, other {# Tage}}', ["{count} has no case 'one'."]],
  [
    'ar',
    days,
    '{name}: {count, plural, one {يوم} other {# يوم}}',
    ['two', 'few', 'many', 'zero'].map((one) => `{count} has no case '${one}'.`),
  ],
  ['ar', days, '{name}: {count, plural, =0 {لا} =1 {يوم} =2 {يومان} few {# أيام} many {# يومًا} other {# يوم}}', []],
  ['de', days, 'Hat {count, plural, one {# Tag} other {# Tage}}', ['{name} is left out.']],
  ['de', days, '{name} hat {days, number}', ['{days} is no number of the English.']],
  ['de', days, '{count} hat {name}', ['{count} is no text of the English.']],
  ['de', 'Read <b>it</b> now', 'Lies es jetzt', ['its tags are none, not b.']],
  ['de', 'Read <b>it</b> now', 'Lies <b>es jetzt', [expect.stringContaining('cannot be said')]],
  ['de', '{kind, select, card {A} other {B}}', '{kind, select, cards {A} other {B}}', ['{kind} is never cards.']],
] as const)('%s: %s → %s', (language, english, text, complaints) => {
  expect(translationComplaints(language, english, text)).toEqual(complaints);
});
