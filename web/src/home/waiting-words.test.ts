import { sayWith } from '@laurel/contract/say';
import { expect, test } from 'vitest';
import { nothingWaits } from '../../test/waiting.ts';
import { waitingItems } from './waiting-words.ts';

const now = new Date(2026, 10, 20, 9);
const at = (day: number, hour = 23) => new Date(2026, 10, day, hour).toISOString();

test('each queue says how many wait and since when the first of them', () => {
  const items = waitingItems(
    {
      nominations: { count: 3, oldestDate: at(8), oldestId: '7' },
      ideas: { count: 1, oldestDate: at(19) },
      approvals: { count: 2, oldestDate: at(17) },
      deskLines: { count: 1200, oldestDate: at(20, 1) },
      vouchers: { low: 4, none: 1 },
      messages: {
        late: { count: 0, oldestDate: '' },
        stuck: { count: 1, oldestDate: at(18) },
        held: { count: 54, oldestDate: at(19) },
      },
      files: { count: 1, oldestDate: at(19) },
      pots: { count: 2, oldestDate: at(17) },
      unowned: { count: 1, oldestDate: at(18) },
      votes: { count: 1, oldestDate: at(18) },
      ballots: { count: 2, oldestDate: at(18) },
      contacts: { count: 2, oldestDate: at(18) },
      cards: { count: 1, oldestDate: at(19) },
      setup: true,
    },
    now,
  );
  const wordsOf = ({ words, count }: (typeof items)[number]) =>
    sayWith<typeof words.text, string>(words, { count, b: (figure) => figure.join('') }).join('');
  expect(items.map((item) => `${wordsOf(item)}, ${item.note}`)).toEqual([
    '3 nominations to review, the oldest for 12 days',
    '1 nomination is nobody’s to decide, for 2 days',
    '1 vote of yours is missing, for 2 days',
    '2 votes have ended: see what follows, the oldest for 2 days',
    '1 idea to review, since yesterday',
    '2 requests to confirm, the oldest for 3 days',
    '1,200 order lines to send, since today',
    '1 file of a system waits, since yesterday',
    '2 parts of your budget end, the oldest for 3 days',
    '2 messages to the company are open, the oldest for 2 days',
    '1 reported card or comment to look at, since yesterday',
    '4 vouchers run low, one has no code left',
    '1 message is stuck, for 2 days',
    '54 messages are held, the oldest since yesterday',
    'The portal is being set up, go on where you left off',
  ]);
});

test('what is empty, and what is another role’s, is left out', () => {
  expect(waitingItems(nothingWaits, now)).toEqual([]);
  const empty = { count: 0, oldestDate: '' };
  expect(
    waitingItems({ ...nothingWaits, nominations: { ...empty, oldestId: '' }, vouchers: { low: 0, none: 0 } }, now),
  ).toEqual([]);
});
