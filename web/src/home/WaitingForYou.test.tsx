import type { Waiting } from '@laurel/contract/calls/work/waiting';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { WaitingForYou } from './WaitingForYou.tsx';

const now = new Date('2026-11-20T10:00:00Z');
const none = { count: 0, oldestDate: '' };
const nothing: Waiting = {
  ...{ nominations: null, ideas: none, approvals: none, deskLines: none, vouchers: { low: 0, none: 0 } },
  messages: { late: none, stuck: none, held: none },
  contacts: none,
  cards: none,
  files: null,
  pots: null,
  unowned: null,
  votes: null,
  ballots: null,
  setup: false,
};
const member = { capabilities: ['administrator' as const] };

async function show(messages: Partial<NonNullable<Waiting['messages']>>) {
  const all = { late: none, stuck: none, held: none, ...messages };
  await showPart(<WaitingForYou now={now} />, { answers: { waiting: () => ({ ...nothing, messages: all }) }, member });
}

const two = {
  stuck: { count: 3, oldestDate: '2026-11-19T10:00:00Z' },
  held: { count: 54, oldestDate: '2026-11-18T10:00:00Z' },
};

test('messages that do not get through are told, each with its screen or with what to do, and the focus keeps its place', async () => {
  await show(two);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  const stuck = waiting.getByRole('link', { name: /^3 messages are stuck/ });
  await expect.element(stuck).toHaveAttribute('href', '/messages?state=stuck');
  await expectAccessible();
  const held = waiting.getByRole('button', { name: /^54 messages are held/ });
  await held.click();
  const dialog = page.getByRole('dialog', { name: 'Please note:' });
  await expect.element(dialog.getByText(/“laurel messages release” sends/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(held).toHaveFocus();
});

test('on a phone too', async () => {
  await onPhone();
  await show({ ...two, late: two.held });
  const late = page.getByRole('link', { name: /^54 messages wait to be sent/ });
  await expect.element(late).toHaveAttribute('href', '/messages?state=promised');
  await page.getByRole('button', { name: /^54 messages are held/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/“laurel messages release” sends/)).toBeVisible();
  expectNothingCut(dialog.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is mended is not told any more', async () => {
  await show({});
  await expect.element(page.getByText('Nothing waits for you. Well done.')).toBeVisible();
});
