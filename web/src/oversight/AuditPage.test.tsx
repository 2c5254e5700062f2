import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { auditlist, entry } from '../../test/oversight.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { AuditList } from './AuditList.tsx';
import { Proofs } from './Proofs.tsx';

const member = { capabilities: ['auditor' as const] };
const answers = { auditlist: () => auditlist, auditone: () => entry };

test('what is looked for stands in the address, and is asked for', async () => {
  await navigate('/audit?kind=roles&from=2026-11-01&until=2026-11-02');
  const asked = await showPart(<AuditList />, { answers, member });
  await expect.element(page.getByRole('button', { name: entry.words })).toBeVisible();
  const begins = new Date(2026, 10, 1).toISOString();
  const ends = new Date(2026, 10, 3).toISOString();
  expect(asked.find(({ name }) => name === 'auditlist')?.input).toMatchObject({
    ...{ kind: 'roles', dateFrom: begins, dateUntil: ends },
  });
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Orders and shop');
  await expect.poll(() => window.location.search).toContain('kind=orders');
  await page.getByRole('textbox', { name: 'Until' }).fill('2026-10-01');
  await expect.element(page.getByText('Please choose a day after the first one.')).toBeVisible();
});

test('an entry opens with before and after, by keyboard, and the focus comes back', async () => {
  await navigate('/audit');
  await showPart(<AuditList />, { answers, member });
  const opener = page.getByRole('button', { name: entry.words });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Entry 12' });
  await expect.element(dialog.getByRole('row', { name: 'Title Bushes Trees' })).toBeVisible();
  await expect.element(dialog.getByText('As it was sealed')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await dialog.getByRole('button', { name: /^Bob Best/ }).click();
  await expect.poll(() => window.location.search).toBe('?about=1.100002');
});

test('on a phone an entry that was changed says so', async () => {
  await onPhone();
  await navigate('/audit?entry=12');
  const chain = { ...entry.chain, isWhole: false };
  await showPart(<AuditList />, { answers: { ...answers, auditone: () => ({ ...entry, chain }) }, member });
  const dialog = page.getByRole('dialog', { name: 'Entry 12' });
  await expect.element(dialog.getByText('Not as it was sealed')).toBeVisible();
  expectNothingCut(dialog.element());
});

test('the proofs say in words what they found, and what to do', async () => {
  const proof = { seconds: 1.25, dateRight: '2026-11-20T02:00:00.000Z' };
  const auditproof = () => ({
    chain: { entries: 12, lastId: '12', lastHash: 'a'.repeat(64), lastDate: entry.at },
    ...{ waiting: { count: 0, oldestDate: null }, setAside: 0 },
    proofs: [
      { ...proof, of: 'ledger' as const, findings: 0 },
      { ...proof, of: 'audit' as const, findings: 2 },
    ],
  });
  await showPart(<Proofs />, { answers: { auditproof }, member });
  await expect.element(page.getByText('The last proof found nothing wrong.', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/“laurel verify-ledger” says what it is/)).toBeVisible();
  await expect.element(page.getByText('Every act is sealed.')).toBeVisible();
  await expectAccessible();
});
