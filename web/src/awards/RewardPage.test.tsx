import type { Quote } from '@laurel/contract/shapes/quote';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { asksSecond, nobodyElseWords } from '../../test/approvals.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { RewardPage } from './RewardPage.tsx';

const people = colleagues(2);
const quote: Quote = {
  recipients: 1,
  pointsEach: 9999,
  pointsTotal: 9999,
  available: null,
  left: null,
  notRegistered: { count: 0, names: [] },
  leavesOutSelf: false,
  unreachable: { count: 0, names: [] },
  steps: [],
  missing: 0,
  mustConfirm: false,
};
const sent = {
  message: 'It is on its way.',
  recipients: 1,
  pointsTotal: 9999,
  undeliverable: [],
  unreachable: { count: 0, names: [] },
};
const waits = { ...sent, message: 'It waits, and nobody has got anything yet.', recipients: 0, pointsTotal: 0 };
const answers: Answers = {
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: people, picIds: [], isMore: false }),
  rewardquote: () => ({ quote }),
  memberheader: () => never,
};

const show = (more: Answers) =>
  showPart(<RewardPage />, {
    answers: { ...answers, ...more },
    member: { isAdminReports: true, capabilities: ['administrator'] },
  });
const send = page.getByRole('button', { name: 'Send', exact: true });
const dialog = page.getByRole('dialog');
const awardsAsked = (asked: Awaited<ReturnType<typeof show>>) => asked.filter(({ name }) => name === 'doreward');

async function fill() {
  await page.getByRole('button', { name: 'Select…' }).click();
  await dialog
    .getByRole('button', { name: new RegExp(people[0]?.surname ?? '') })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('radio', { name: 'Client Obsession' }).click({ force: true });
  await page.getByRole('radio', { name: 'Team' }).click({ force: true });
  await page.getByRole('textbox', { name: /Points for each/ }).fill('9999');
  await page.getByRole('radio', { name: 'E-mail' }).click({ force: true });
  await page.getByRole('textbox', { name: /Message/ }).fill('You stayed until everything ran again.');
  // What it costs comes by itself, and moves what stands below it.
  await expect.element(page.getByText('1 person × 9,999 Points')).toBeVisible();
}

test('what waits for a second person is not told as sent: for whom, and where it waits; the form is empty', async () => {
  await onPhone();
  await show({ doreward: () => ({ ...waits, second: asksSecond }) });
  await fill();
  await send.click();
  const heading = page.getByRole('heading', { level: 1, name: 'It waits for a second person' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(waits.message)).toBeVisible();
  await expect.element(page.getByText('Emre Şahin, Petra Kühn or one other')).toBeVisible();
  await expect.element(page.getByText('9,999 Points', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See what waits' })).toHaveAttribute('href', '/approvals');
  expect(page.getByText('On its way!').elements()).toEqual([]);
  await expectAccessible();
  expectNothingCut(document.body);
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect.element(page.getByRole('textbox', { name: /Message/ })).toHaveValue('');
});

test('where nobody else could confirm it, who asks does it alone in words, as a request of its own', async () => {
  const asked = await show({
    doreward: (award) =>
      award.what === 'reward' && award.alone ? sent : refusedWith(nobodyElseWords, 400, { nobodyElse: true }),
  });
  await fill();
  await send.click();
  await expect.element(dialog).toMatchTextContent(nobodyElseWords);
  await expect.element(dialog.getByRole('button', { name: 'Do it alone' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(sent.message)).toBeVisible();
  const [first, second, ...others] = awardsAsked(asked);
  expect(others).toEqual([]);
  expect(first?.input).not.toHaveProperty('alone');
  expect(second?.input).toEqual({ ...(first?.input as object), alone: true });
  expect(second?.key).not.toBe(first?.key);
});

test('who turns away stands at the form as it was', async () => {
  const asked = await show({ doreward: () => refusedWith(nobodyElseWords, 400, { nobodyElse: true }) });
  await fill();
  await send.click();
  await expect.element(dialog).toMatchTextContent(nobodyElseWords);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(send).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('textbox', { name: /Message/ }))
    .toHaveValue('You stayed until everything ran again.');
  expect(awardsAsked(asked)).toHaveLength(1);
});
