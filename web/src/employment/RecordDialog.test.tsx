import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { showPart } from '../../test/part.tsx';
import { ChangeDialog } from './RecordDialog.tsx';

const memberId = '0.123456789012';
const recorded = {
  ...{
    memberNumber: '100009',
    memberName: 'Zed Young',
    standing: 'here' as const,
    isRegistered: false,
    managerName: '',
  },
  ...{ reports: 0, revision: 'a'.repeat(32), byHand: [], mayChange: true },
  record: {
    ...{ firstName: 'Zed', surname: 'Young', familyNameFirst: false, email: 'zed@test.example', cellNum: '' },
    ...{ divisionCode: 'D1', siteTemplate: 'laurel', costCentre: '', managerId: null, hireDate: '', birthDay: null },
    ...{ birthMonth: null, language: null },
  },
};
const choices = {
  divisions: [{ code: 'D1', name: 'Engineering', country: 'South Africa' }],
  ...{ clusters: ['AFRICA'], sites: ['laurel'], costCentres: [] },
};

test('what is asked before it is done is told, answered with a box, and sent again', async () => {
  const sent = vi.fn<(input: { email: string; confirmed?: boolean }) => void>();
  const answers: Answers = {
    rosterchoices: () => choices,
    changeperson: (input: { email: string; confirmed?: boolean }) => {
      sent(input);
      if (input.confirmed) return { message: 'Zed Young is changed.', changed: 1 };
      return refusedWith('It would change who they are.', 400, { asks: ['It would change who they are.'] });
    },
  };
  const closed = vi.fn();
  await showPart(<ChangeDialog memberId={memberId} recorded={recorded} onClose={closed} />, {
    member: { capabilities: ['administrator'] },
    answers,
  });
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('other@test.example');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const yes = page.getByRole('checkbox', { name: 'Yes, do it' });
  await expect.element(yes).toBeVisible();
  await expect.element(page.getByText('It would change who they are.')).toBeVisible();
  await save.click();
  await expect.element(yes).toHaveFocus();
  expect(sent).toHaveBeenCalledTimes(1);
  await yes.click();
  await save.click();
  await expect.poll(() => closed).toHaveBeenCalled();
  expect(sent.mock.lastCall?.[0]).toMatchObject({ email: 'other@test.example', confirmed: true });
});
