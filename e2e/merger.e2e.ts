import { expect, type Page } from '@playwright/test';
import { sendAs } from './desk.ts';
import { type Journey, test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, expectStateAccessible, people } from './people.ts';

interface Twin {
  memberId: string;
  number: string;
}

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
const dialogOf = (page: Page) => page.getByRole('dialog');

/** HR delivers somebody under this number. */
async function delivered(number: string, surname: string): Promise<Twin> {
  const record = {
    ...{
      firstName: 'Nomsa',
      surname,
      familyNameFirst: false,
      email: `${number}@laurel.example`.toLowerCase(),
      cellNum: '',
    },
    ...{ divisionCode: 'ZA-ENG', siteTemplate: 'laurel', costCentre: '', managerId: null, hireDate: '' },
    ...{ birthDay: null, birthMonth: null, language: null, reason: '' },
  };
  const { memberId } = await sendAs(people.priya, '/api/admin/addperson', { memberNumber: number, ...record });
  return { memberId, number };
}

test('somebody whom HR delivered twice is merged by two people, and one page has it all', async ({ pageOf }) => {
  const mark = `M${Date.now()}`;
  const surname = `Twin${mark}`;
  const [stays, doubled] = [await delivered(`${mark}A`, surname), await delivered(`${mark}B`, surname)];
  await asks(pageOf, stays, doubled);
  await confirms(pageOf, stays, doubled);
  await isOne(pageOf, stays, doubled);
});

/** On the page of one, where who has the same name is found at once. */
async function asks(pageOf: Journey['pageOf'], stays: Twin, doubled: Twin): Promise<void> {
  const priya = await pageOf(people.priya, `/people/${stays.memberId}`);
  await act(priya, 'Merge with…').click();
  const other = dialogOf(priya).getByRole('radio', { name: new RegExp(doubled.number) });
  await expect(other).toBeAttached();
  await other.focus();
  await priya.keyboard.press('Space');
  const which = dialogOf(priya).getByRole('group', { name: 'Which account stays?' });
  await expect(which.getByRole('radio', { name: new RegExp(stays.number) })).toBeChecked();
  await expect(dialogOf(priya).getByText(`Number ${doubled.number} is closed then`)).toBeVisible();
  await expectStateAccessible(priya);
  await expectReadableInTheDark(priya);
  await dialogOf(priya).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialogOf(priya).getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await dialogOf(priya)
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Delivered twice by HR.');
  await dialogOf(priya).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialogOf(priya).getByText(/^It waits for .* to confirm it; nothing has moved yet\.$/)).toBeVisible();
  await expectStateAccessible(priya);
  await dialogOf(priya).getByRole('link', { name: 'See what waits' }).click();
  const title = `Number ${doubled.number} is merged into number ${stays.number}`;
  await expect(priya.getByRole('heading', { name: title })).toBeVisible();
}

async function confirms(pageOf: Journey['pageOf'], stays: Twin, doubled: Twin): Promise<void> {
  const emre = await pageOf(people.emre, '/approvals');
  const title = `Number ${doubled.number} is merged into number ${stays.number}`;
  const card = emre.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Delivered twice by HR.');
  await expectAccessible(emre);
  await card.getByRole('button', { name: /^Confirm…/ }).click();
  await dialogOf(emre).getByRole('button', { name: 'Confirm and merge' }).click();
  await expect(emre.getByText(`stands for number ${doubled.number} now.`).first()).toBeVisible();
}

/** The page of the other leads to who stays, and says so. */
async function isOne(pageOf: Journey['pageOf'], stays: Twin, doubled: Twin): Promise<void> {
  const priya = await pageOf(people.priya, `/people/${doubled.memberId}`);
  await expect(priya).toHaveURL(new RegExp(`/people/${stays.memberId.replace('.', '\\.')}$`));
  await expect(priya.getByText(`Number ${doubled.number} was merged into this account.`)).toBeVisible();
  await expect(priya.getByText(/by Priya Naidoo and Emre Şahin$/)).toBeVisible();
  await expectAccessible(priya);
}
