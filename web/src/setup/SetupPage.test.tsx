import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { begun, ready, setupAnswers } from '../../test/setup.ts';
import { Door } from './Door.tsx';
import { SetupPage } from './SetupPage.tsx';

const administrator = { capabilities: ['administrator' as const] };
const show = (now: SetupNow, member: object = administrator) =>
  showPart(<SetupPage />, { answers: setupAnswers(now), member });
const step = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });

test('each step says what there is, and what may be done', async () => {
  await show(begun);
  await expect.element(page.getByText('1 of 9 done')).toBeVisible();
  await expect.element(step('People').getByText('Only you so far')).toBeVisible();
  await expect.element(step('Programme').getByText('As it came with the portal')).toBeVisible();
  await expect.element(step('Words').getByText('3 texts are missing, or still as they came')).toBeVisible();
  await expect.element(step('Sign-on').getByText(/not tried by you/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Finish' }).elements()).toEqual([]);
  await expectAccessible();
});

test('what the mail server says is told as it said it, and without one nothing is sent', async () => {
  await show({
    ...begun,
    mail: { state: 'failed', dateTested: '2026-11-20T10:00:00Z', error: 'ECONNREFUSED', hasServer: true },
  });
  await expect.element(step('E-mail').getByText('ECONNREFUSED')).toHaveAttribute('lang', 'en');
  await show({ ...begun, mail: { ...begun.mail, hasServer: false } });
  await expect.element(step('E-mail').getByText(/SMTP_URL is not set/)).toBeVisible();
  expect(step('E-mail').getByRole('button', { name: 'Send me a message' }).elements()).toEqual([]);
});

test('once nothing is open it can be finished, and what was settled is opened again', async () => {
  await show(ready);
  await expect.element(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await expect.element(step('Words').getByRole('button', { name: 'Open it again' })).toBeVisible();
  await show({ ...ready, dateFinished: '2026-11-20T10:00:00Z' });
  await expect.element(page.getByText(/^Since 20 Nov 2026/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Thank somebody' })).toBeVisible();
});

test('an auditor reads it and does nothing', async () => {
  await show(ready, { capabilities: ['auditor'] });
  await expect.element(page.getByText('9 of 9 done')).toBeVisible();
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([]);
});

test('on a phone nothing is cut', async () => {
  await onPhone();
  await show({ ...begun, signOn: { issuer: `https://${'a-very-long-name.'.repeat(6)}example`, isProven: true } });
  await expect.element(step('Sign-on').getByText(/You have signed on/)).toBeVisible();
  expectNothingCut(document.body);
});

test('a link that is used up says so', async () => {
  await showPart(<Door secret={'x'.repeat(43)} />, {
    answers: { setupdoor: () => refusedWith('This link is used, or too old.') },
  });
  await expect.element(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await expect.element(page.getByText('This link is used, or too old.')).toBeVisible();
});

test('a country brings what is usual there', async () => {
  const countries = [{ countryCode: 'DE', timeZone: 'Europe/Berlin', currency: 'EUR', pointValue: '0.05' }];
  const known = { name: '', email: 'ada@company.example', memberNumber: '4711', countries };
  await showPart(<Door secret={'x'.repeat(43)} />, { answers: { ...setupAnswers(begun), setupdoor: () => known } });
  await userEvent.selectOptions(page.getByLabelText(/^Your country/), 'DE');
  await expect.element(page.getByLabelText(/^Time zone/)).toHaveValue('Europe/Berlin');
  await expect.element(page.getByLabelText(/^Currency/)).toHaveValue('EUR');
  await expect.element(page.getByLabelText(/^What one point buys/)).toHaveValue('0.05');
  await expect.element(page.getByLabelText(/^Your employee number/)).toHaveValue('4711');
  await expectAccessible();
});
