import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusedWith } from '../../test/answers.ts';
import { answersOf, ballot, endedWith, quarter } from '../../test/ballots.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { QuarterPath } from './QuarterPath.tsx';

const Details = ({ row, onClose }: { row: { nomineeMember: string }; onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Nominations of {row.nomineeMember}
  </button>
);
const show = (shown: Ballot | null, more: object = {}) =>
  showPart(<QuarterPath quarter={quarter} Details={Details} />, {
    answers: { ...answersOf(shown), ...more },
    member: { capabilities: ['administrator'] },
  });
const dialog = page.getByRole('dialog');
const now = () =>
  page
    .getByRole('listitem')
    .elements()
    .find((one) => one.getAttribute('aria-current') === 'step');

test('a quarter without a vote begins one: who stands is chosen, and until when', async () => {
  await onPhone();
  const asked = await show(null);
  await expect.element(page.getByText(/3 people vote/)).toBeVisible();
  expect(now()?.textContent).toBe('Who stands');
  await page.getByRole('button', { name: 'Choose who stands' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: /^Bob Best/ })).toBeInTheDocument();
  await dialog.getByRole('button', { name: '3 nominations: Ann Able' }).click();
  await page.getByRole('button', { name: 'Nominations of Ann Able' }).click();
  await dialog.getByRole('button', { name: 'Show more' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: /^Cleo Cox/ })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Open the vote' }).click();
  await expect.element(dialog.getByText('Please choose at least two people.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Cleo Cox/ }).click({ force: true });
  await dialog.getByRole('checkbox', { name: /^Bob Best/ }).click({ force: true });
  await expectAccessible();
  expectNothingCut(document.body);
  await dialog.getByRole('button', { name: 'Open the vote' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [sent] = asked.filter(({ name }) => name === 'ballotopen');
  expect(sent?.input).toMatchObject({ quarterId: '3', lineIds: ['3', '2'] });
});

test.each<[string, Ballot, string, string[]]>([
  ['runs', ballot, 'Vote', ['Take the vote back']],
  ['has been voted in by everybody', { ...ballot, voted: 3 }, 'Vote', ['End the vote', 'Take the vote back']],
  ['has ended with equals', endedWith(1, 1), 'Winner', ['Decide between equals', 'Take the vote back']],
  ['is won', endedWith(2, 1), 'Prize', ['Take the vote back']],
  ['waits for others', { ...endedWith(2, 1), standing: 'asked', approvalId: '4' }, 'Prize', []],
  ['has its prize', { ...endedWith(2, 1), standing: 'awarded', points: 300 }, 'Announcement', ['Announce the winner']],
  ['was in vain', { ...ballot, standing: 'unvoted' }, 'Who stands', ['Open another vote', 'Take the vote back']],
])('a vote that %s shows its step and what can be done', async (_, shown, step, buttons) => {
  await show(shown);
  await expect.element(page.getByRole('heading', { name: 'The winner of the quarter' })).toBeVisible();
  expect(now()?.textContent).toBe(step);
  expect(
    page
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(buttons);
  await expectAccessible();
});

test('who has won leads to the prize, made out to them', async () => {
  await show(endedWith(2, 1));
  await expect.element(page.getByText('The vote has ended: Ann Able has won.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Give the prize' }))
    .toHaveAttribute('href', '/rewardtrfcustom?ballot=7&to=1.123450');
});

test('who stands in it leads nothing of it', async () => {
  await show({ ...endedWith(2, 1), isOwn: true, votes: null });
  await expect.element(page.getByText('You stand in this vote: another administrator leads it.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('between equals somebody says why, and keeps the words when it is refused', async () => {
  const asked = await show(endedWith(1, 1), { ballotdecide: () => refusedWith('There is nothing to decide.') });
  await page.getByRole('button', { name: 'Decide between equals' }).click();
  await dialog.getByRole('radio', { name: /^Ann Able/ }).click({ force: true });
  expect(dialog.getByRole('radio').elements()).toHaveLength(2);
  await dialog.getByRole('textbox', { name: /Why/ }).fill('She did it twice.');
  await dialog.getByRole('button', { name: 'Name the winner' }).click();
  await expect.element(dialog.getByText('There is nothing to decide.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: /Why/ })).toHaveValue('She did it twice.');
  expect(asked.filter(({ name }) => name === 'ballotdecide').map(({ input }) => input)).toEqual([
    { ballotId: '7', lineId: '1', words: 'She did it twice.' },
  ]);
});

test('the announcement is written already, and shown as it will be read', async () => {
  const asked = await show({ ...endedWith(2, 1), standing: 'awarded', points: 300 });
  await page.getByRole('button', { name: 'Announce the winner' }).click();
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('Ann Able is the winner of Quarter 3 of 2026');
  await title.fill('Our winner: Ann Able');
  await expect.element(dialog.getByRole('heading', { name: 'Our winner: Ann Able' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === 'ballotannounce')?.input).toMatchObject({
    ...{ ballotId: '7', title: 'Our winner: Ann Able' },
  });
});
