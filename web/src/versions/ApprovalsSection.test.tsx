import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { answers, goesFirst, document as specified } from '../../test/versions.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

const first: ApprovalRule = {
  ...{ key: 'rule-1', what: 'adhoc', when: 'above', above: 1000, scopeKind: 'site', scopeCode: 'alba' },
  steps: [
    { by: 'giversManager', all: false, fourEyes: false },
    { by: 'finance', all: true, fourEyes: true },
  ],
};
const second: ApprovalRule = {
  ...{ key: 'second', what: 'recognise', when: 'ownManager', above: 0, scopeKind: 'everything', scopeCode: '' },
  steps: [{ by: 'committee', all: false, fourEyes: false }],
};
const choices = {
  divisions: [{ code: 'D1', name: 'Bridges', country: 'South Africa' }],
  clusters: ['north'],
  sites: ['laurel', 'alba', 'cape'],
  costCentres: ['4711'],
};

type Capability = 'programme' | 'auditor' | 'administrator';

async function show(rules: ApprovalRule[], more: Answers = {}, ...capabilities: Capability[]) {
  await navigate('/?part=approvals', { replace: true });
  const document = { ...specified, approvals: { rules, daysMost: 30 } };
  return showPart(<ProgrammePage />, {
    answers: {
      ...answers,
      programmenow: () => ({ ...goesFirst, goes: { ...goesFirst.goes, document } }),
      rosterchoices: () => choices,
      ...more,
    },
    member: { capabilities: capabilities.length > 0 ? capabilities : ['programme'] },
  });
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const select = (name: string) => page.getByRole('combobox', { name });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const step = (number: number) => page.getByRole('group', { name: `Step ${number}` });
const cases = () =>
  [...page.getByRole('list', { name: 'Rules in their order' }).element().querySelectorAll('strong')].map(
    ({ textContent }) => textContent,
  );
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const focusOn = (name: string) => (button(name).element() as HTMLElement).focus();

/** What would be saved of the rules. */
async function saved(asked: Awaited<ReturnType<typeof show>>) {
  await page.getByRole('link', { name: 'Review changes' }).click();
  await field('Why?').fill('The works council');
  await button(/^(?:Save|Ask)/).click();
  const parts = () =>
    asked.filter(({ name }) => name === 'saveprogramme').map(({ input }) => input as { parts: object });
  await expect.poll(parts).toHaveLength(1);
  return parts()[0]?.parts as { approvals: { rules: ApprovalRule[]; daysMost: number } };
}

describe('rules', () => {
  test('begin with an example, are changed, and saved as they read', async () => {
    const asked = await show([]);
    await expect.element(page.getByText('There are no rules yet', { exact: false })).toBeVisible();
    await expectAccessible();
    await button(/^Begin with this Awards from budgets outside the budget/).click();
    await expect.element(button(/^1 Awards from budgets outside the budget/)).toHaveFocus();
    await select('When').selectOptions('above');
    await field('Points in all').fill('2500');
    await select('Given by').selectOptions('site');
    await select('Which one?').selectOptions('alba');
    await expect.element(button(/^1 Awards from budgets above 2,500 points, at site alba/)).toBeVisible();
    await step(2).getByText('Each of them').click();
    await step(2).getByText('Nobody who confirmed a step before').click();
    await button('Add a step').click();
    await expect.element(step(3).getByRole('combobox')).toHaveFocus();
    await step(3).getByRole('combobox').selectOptions('committee');
    await expect
      .element(page.getByText('1. the giver’s manager · 2. all of finance · 3. one of the committee, nobody twice'))
      .toBeVisible();
    await expect.element(button('Add a step')).not.toBeInTheDocument();
    await field('Days after which an award that nobody has decided goes back').fill('14');
    await expectAccessible();
    expect(await saved(asked)).toEqual({
      approvals: {
        daysMost: 14,
        rules: [
          {
            ...{ key: 'rule-1', what: 'adhoc', when: 'above', above: 2500, scopeKind: 'site', scopeCode: 'alba' },
            steps: [
              { by: 'giversManager', all: false, fourEyes: false },
              { by: 'finance', all: true, fourEyes: false },
              { by: 'committee', all: false, fourEyes: true },
            ],
          },
        ],
      },
    });
  });

  test('are for what several things are true of, read as a sentence', async () => {
    const asked = await show([first]);
    await button(/^1 Awards from budgets above 1,000 points, at site alba/).click();
    await page.getByRole('checkbox', { name: 'To the giver’s own manager' }).click();
    await page.getByRole('checkbox', { name: 'Outside the budget' }).click();
    await expect
      .element(
        button(
          /^1 Awards from budgets above 1,000 points, at site alba, only to the giver’s own manager and outside the budget/,
        ),
      )
      .toBeVisible();
    await expectAccessible();
    expect((await saved(asked)).approvals.rules[0]).toMatchObject({
      when: 'above',
      and: ['ownManager', 'outsideBudget'],
    });
  });

  test('are added and copied under keys that nobody has', async () => {
    const asked = await show([first, second]);
    await button('Add a rule').click();
    await expect.element(button(/^3 Awards from budgets above 1,000 points/)).toHaveFocus();
    await button('Copy rule 1').click();
    await expect.element(button(/^2 Awards from budgets above 1,000 points, at site alba/)).toHaveFocus();
    await select('What').selectOptions('payItForward');
    expect((await saved(asked)).approvals.rules.map(({ key, what }) => [key, what])).toEqual([
      ['rule-1', 'adhoc'],
      ['rule-3', 'payItForward'],
      ['second', 'recognise'],
      ['rule-2', 'adhoc'],
    ]);
  });

  test('are put in another order by keyboard, which keeps its place', async () => {
    await show([first, second, { ...second, key: 'third', when: 'always' }]);
    await expect.element(button('Move rule 1 down')).toBeInTheDocument();
    focusOn('Move rule 1 down');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => cases()[2]).toBe('Awards from budgets above 1,000 points, at site alba');
    await expect.element(button('Move rule 3 down')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.poll(() => cases()[1]).toBe('Awards from budgets above 1,000 points, at site alba');
    await expect.element(button('Move rule 2 up')).toHaveFocus();
  });

  test('are removed after a question, and what is near has the focus', async () => {
    await show([first, second]);
    await button('Remove rule 1').click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/at site alba: 1\. the giver’s manager/);
    await inDialog('Cancel').click();
    await expect.element(button('Remove rule 1')).toHaveFocus();
    await button('Remove rule 1').click();
    await inDialog('Remove').click();
    await expect.element(button(/^1 Recognise awards to the giver’s own manager/)).toHaveFocus();
    await button('Remove rule 1').click();
    await inDialog('Remove').click();
    await expect.element(page.getByText('There are no rules yet', { exact: false })).toBeVisible();
    await expect.element(button(/^Begin with this/).first()).toHaveFocus();
  });

  test('say what they can not be: outside a budget without one, one person twice, nobody before the first', async () => {
    await show([{ ...first, when: 'outsideBudget' }]);
    await button(/^1 Awards/).click();
    await select('What').selectOptions('recognise');
    await expect.element(select('When')).toHaveValue('always');
    expect(page.getByRole('option', { name: 'Outside the budget' }).elements()).toEqual([]);
    await button('Remove step 1').click();
    await expect.element(step(1).getByRole('combobox')).toHaveFocus();
    await expect
      .element(button(/^1 Recognise awards, at site alba/))
      .toMatchTextContent(/1\. all of finance$|1\. all of finance\s*changed/);
    expect(page.getByText('Nobody who confirmed a step before').elements()).toEqual([]);
    await select('Confirmed by').selectOptions('nextManager');
    await expect.element(page.getByText('1. the manager above')).toBeVisible();
    expect(page.getByText('Each of them').elements()).toEqual([]);
  });

  test('that never go, since one before them fits all of the same, say so', async () => {
    await show([{ ...first, when: 'always', scopeKind: 'everything', scopeCode: '' }, { ...first, key: 'b' }, second]);
    await expect.element(page.getByText('Never goes: rule 1 fits all of these already.')).toBeVisible();
    expect(page.getByText('Never goes', { exact: false }).elements()).toHaveLength(1);
    await button('Move rule 1 down').click();
    await expect.element(page.getByText('Never goes', { exact: false })).not.toBeInTheDocument();
  });
});

describe('whose awards', () => {
  test('is chosen of all that there is by who may see it, and what is gone stays until then', async () => {
    await show([{ ...first, scopeCode: 'closed' }], {}, 'administrator');
    await button(/^1 Awards/).click();
    await expect.element(select('Which one?')).toHaveValue('closed');
    await select('Given by').selectOptions('division');
    await select('Which one?').selectOptions('D1');
    await expect.element(button(/^1 .*, in division D1/)).toBeVisible();
    await select('Given by').selectOptions('costCentre');
    await select('Which one?').selectOptions('4711');
    await expect.element(button(/^1 .*, in cost centre 4711/)).toBeVisible();
  });

  test('is written by who may not: a programme’s keeper knows sites alone', async () => {
    const asked = await show([first]);
    await button(/^1 Awards/).click();
    await expect.element(page.getByRole('option', { name: 'laurel' })).toBeInTheDocument();
    await select('Given by').selectOptions('cluster');
    await field('Which one?').fill('north');
    await expect.element(button(/^1 .*, in cluster north/)).toBeVisible();
    expect(asked.filter(({ name }) => name === 'rosterchoices')).toEqual([]);
  });
});

describe('what is wrong', () => {
  test('is told beside its field, as the schema knows it', async () => {
    await show([second, first]);
    await button(/^2 Awards/).click();
    await field('Points in all').fill('many');
    await select('Given by').selectOptions('costCentre');
    await page.getByRole('link', { name: 'Review changes' }).click();
    await expect.element(field('Points in all')).toHaveFocus();
    await expect.element(field('Points in all')).toHaveAccessibleDescription(/Please give/);
    await expectAccessible();
    await field('Points in all').fill('5');
    await expect.element(page.getByText('Please give', { exact: false })).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Review changes' }).click();
    await expect.element(field('Which one?')).toHaveFocus();
    await expect.element(field('Which one?')).toHaveAccessibleDescription(/Please say of which site/);
    await expect.element(button(/^2 Awards from budgets above 5 points, in cost centre …/)).toBeVisible();
  });

  test('is told beside the step that the server names', async () => {
    await show([first, second], {
      tryprogramme: () =>
        refusedWith('Wrong.', 400, { formErrors: { 'approvals.rules.0.steps.1.by': 'Nobody holds this role.' } }),
    });
    await field('Days after which an award that nobody has decided goes back').fill('7');
    await page.getByRole('link', { name: 'Review changes' }).click();
    await expect.element(step(2).getByRole('combobox')).toHaveFocus();
    await expect.element(step(2).getByText('Nobody holds this role.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Approvals something is wrong here' })).toBeVisible();
  });
});

test('an auditor reads the rules and changes none', async () => {
  await show([first], {}, 'auditor');
  await button(/^1 Awards/).click();
  await expect.element(select('What')).toBeDisabled();
  await expect.element(step(2).getByRole('combobox')).toBeDisabled();
  expect(button(/Move|Copy|Remove|Add/).elements()).toEqual([]);
  await expectAccessible();
  await show([], {}, 'auditor');
  await expect.element(page.getByText('There are no rules yet', { exact: false })).toBeVisible();
  expect(button(/Begin|Add/).elements()).toEqual([]);
});

test('the rules stand whole on a phone, from the right as well', async () => {
  await onPhone();
  await show([{ ...first, scopeCode: 'donaudampfschifffahrtsgesellschaft-1' }, second]);
  await button(/^1 Awards/).click();
  await expect.element(select('What')).toBeVisible();
  await expectAccessible();
  expectNothingCut(document.body);
  document.documentElement.dir = 'rtl';
  expectNothingCut(document.body);
  document.documentElement.dir = 'ltr';
});

describe('who decides about nominations', () => {
  const way = () => select('Who decides about a nomination');
  const people = field('People who say something before it is decided');

  test('is the first who reviews it, until several do: so many, and saved as such', async () => {
    const asked = await show([]);
    await expect.element(way()).toHaveValue('first');
    await expect.element(people).not.toBeInTheDocument();
    await way().selectOptions('chair');
    await expect.element(page.getByText('Where no cluster admin is there', { exact: false })).toBeVisible();
    await way().selectOptions('majority');
    await people.fill('5');
    await expectAccessible();
    expect(await saved(asked)).toEqual({ deciding: { by: 'majority', people: 5 } });
  });

  test('is refused beside its field, where it is too many', async () => {
    await show([]);
    await way().selectOptions('mean');
    await people.fill('40');
    await page.getByRole('link', { name: 'Review changes' }).click();
    await expect.element(people).toHaveFocus();
    await expect.element(page.getByText('Please give 2 to 9.')).toBeVisible();
  });
});
