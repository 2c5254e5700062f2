import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatPoints } from '#lib/points.ts';
import { navigate } from '#router/router.ts';
import { ToastHost } from '#ui/overlays/ToastHost.tsx';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { answers, goesFirst, second, document as specified, trial } from '../../test/versions.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

async function show(part = '', more: Answers = {}, capability: 'programme' | 'auditor' = 'programme') {
  await navigate(part ? `/?part=${part}` : '/', { replace: true });
  return showPart(
    <>
      <ProgrammePage />
      <ToastHost />
    </>,
    { answers: { ...answers, ...more }, member: { capabilities: [capability] } },
  );
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const listed = () => page.getByRole('list', { name: 'What is offered' });
const names = () => [...listed().element().querySelectorAll('strong')].map(({ textContent }) => textContent);
const seen = (name: string) => page.getByRole('checkbox', { name });
const partsOf = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ name }) => name === 'saveprogramme').map(({ input }) => input);

async function renameCourage(name = 'Courage') {
  await button(/^Act of Courage/).click();
  await field('Name').first().fill(name);
}

describe('behaviours', () => {
  test('are called otherwise, and members’ choice shows it at once', async () => {
    await show();
    await expect.element(seen('Act of Courage')).toBeInTheDocument();
    await renameCourage();
    await expect.element(seen('Courage')).toBeInTheDocument();
    await expect.element(page.getByText('Changed in 1 part, not saved yet.')).toBeVisible();
    await expectAccessible();
    await field('Name').first().fill('Act of Courage');
    await expect.element(page.getByText('not saved yet')).not.toBeInTheDocument();
  });

  test('are put in another order by keyboard, which keeps its place', async () => {
    await show();
    const down = button('Move Client Obsession down');
    await expect.element(down).toBeInTheDocument();
    (down.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect
      .poll(() => names().slice(0, 3))
      .toEqual(['Unreasonable Excellence', 'Authentic Connections', 'Client Obsession']);
    await expect.element(down).toHaveFocus();
  });

  test('are offered no longer, and again; a new one begins with its name', async () => {
    await show();
    await button(/^No longer offer Client/).click();
    await expect.element(seen('Client Obsession')).not.toBeInTheDocument();
    await page.getByText('No longer offered', { exact: true }).click();
    await button(/^Offer again Client/).click();
    await expect.poll(() => names().at(-1)).toBe('Client Obsession');
    await field('Add a behaviour').fill('Mut');
    await button('Add').click();
    await expect.element(button(/^Mut/)).toHaveFocus();
    await field('What it means').first().fill('Stood up.');
    await page.getByText('In other languages').first().click();
    await field('Name, Deutsch').first().fill('Tapferkeit');
    await button('Choose another').first().click();
    await page.getByRole('radio', { name: 'Picture 4' }).click({ force: true });
    await expect.element(page.getByText('Stood up.').last()).toBeInTheDocument();
    await expectAccessible();
    await button(/^Remove Mut/).click();
    await expect.element(button(/^Mut/)).not.toBeInTheDocument();
  });
});

test('what each rating pays and what may be chosen is changed, and shown as members see it', async () => {
  await show('points');
  await field('3 stars').fill('100');
  await expect.element(page.getByRole('radio', { name: /^3 of 7.*100/ })).toBeInTheDocument();
  await button('One star less').click();
  await expect.element(page.getByRole('radio', { name: /^3 of 6/ })).toBeInTheDocument();
  await button('Remove 5').first().click();
  await expect.element(button('Remove 10').first()).toHaveFocus();
  await field('A new amount: Pay It Forward: points to choose from').fill('33');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: '33' })).toBeInTheDocument();
  await expectAccessible();
});

test('what there is goes in the company or at one site, and the switch of a site is its own', async () => {
  const asked = await show('features');
  const shop = page.getByRole('switch', { name: 'Rewards' });
  await expect.element(shop).toBeChecked();
  await page.getByText('Sites Rewards').click();
  await page.getByRole('checkbox', { name: 'alba · 12 people' }).click();
  await expect.element(page.getByText('1 otherwise')).toBeVisible();
  await page.getByRole('switch', { name: 'Cards by SMS' }).click({ force: true });
  await expectAccessible();
  await link('Review changes').click();
  await field('Why?').fill('The works council');
  await button(/^(?:Save|Ask)/).click();
  await expect
    .poll(() => partsOf(asked))
    .toMatchObject([
      {
        parts: {
          features: { shop: { on: true, sites: { alba: false } }, sms: { on: false, sites: {} }, ideas: { on: true } },
        },
      },
    ]);
});

test('a site gets amounts, a scale and limits of its own, and has them as the company does again', async () => {
  const asked = await show('points');
  const companys = (what: string) => page.getByRole('checkbox', { name: `As in the company ${what}` });
  await page.getByLabelText('Values for').selectOptions('alba');
  await expect.element(companys('Points that each rating pays')).toBeChecked();
  await companys('Points that each rating pays').click();
  await field(/^3 stars/).fill('60');
  await companys('Pay It Forward: points to choose from').click();
  await expect.element(companys('Pay It Forward: points to choose from')).toHaveFocus();
  await button('Remove 5').click();
  await expect.element(page.getByRole('option', { name: /alba .* 2 otherwise/ })).toBeInTheDocument();
  await expectAccessible();
  await page.getByLabelText('Values for').selectOptions('');
  await expect.element(field(/^3 stars/)).toHaveValue('120');
  await link('Limits and leavers').click();
  await page.getByLabelText('Values for').selectOptions('alba');
  await companys('Points that a member spends in the shop in a day').click();
  await page.getByRole('checkbox', { name: 'no limit' }).click();
  const award = companys('Points of one Recognise award in all');
  await award.click();
  await award.click();
  await expect.element(award).toBeChecked();
  await expect.element(page.getByText(formatPoints(specified.limits.award)).last()).toBeVisible();
  await expectAccessible();
  await link('Review changes').click();
  await field('Why?').fill('The works council');
  await button(/^(?:Save|Ask)/).click();
  const [, , , ...more] = specified.review.points;
  const [, ...others] = specified.points.payItForward;
  await expect
    .poll(() => partsOf(asked))
    .toMatchObject([
      {
        parts: {
          review: { points: specified.review.points, sites: { alba: { points: [0, 0, 60, ...more] } } },
          points: { payItForward: specified.points.payItForward, sites: { alba: { payItForward: others } } },
          limits: { sites: { alba: { spentInDay: 5000 } } },
        },
      },
    ]);
});

test('what is wrong at a site is told there', async () => {
  await show('points', {
    tryprogramme: () =>
      refusedWith('Wrong.', 400, {
        formErrors: { 'points.sites.alba.recogniseMost': 'This takes a number from 1 to 100,000.' },
      }),
  });
  await page.getByLabelText('Values for').selectOptions('alba');
  await page.getByRole('checkbox', { name: 'As in the company Recognise: points to one person at most' }).click();
  await field('Recognise: points to one person at most').fill('7');
  await link('Review changes').click();
  await expect.element(page.getByText('This takes a number from 1 to 100,000.')).toBeVisible();
  await expect.element(page.getByLabelText('Values for')).toHaveValue('alba');
});

test('a prize gives just so many points, or what the giver chooses', async () => {
  const asked = await show('prizes');
  await button(/^Quarterly Winner/).click();
  await page.getByRole('checkbox', { name: 'Whatever the giver chooses' }).click();
  await field('Fixed points').fill('5000');
  await expectAccessible();
  await link('Review changes').click();
  await field('Why?').fill('The works council');
  await button(/^(?:Save|Ask)/).click();
  await expect
    .poll(() => partsOf(asked))
    .toMatchObject([{ parts: { prizes: [{ ...specified.prizes[0], points: 5000 }] } }]);
});

test.each([
  'features',
  'awards',
  'prizes',
  'celebrations',
  'ideas',
  'lengths',
  'comments',
  'limits',
  'times',
  'reach',
  'history',
])('%s stands whole on a phone, from the right as well', async (part) => {
  await onPhone();
  const longName = {
    ...specified.values[0],
    key: 'x',
    name: 'Donaudampfschifffahrtsgesellschaftskapitaenssicherheit',
  };
  const values = [...specified.values, longName];
  await show(part, {
    programmenow: () => ({ ...goesFirst, goes: { ...goesFirst.goes, document: { ...specified, values } } }),
  });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible();
  expectNothingCut(document.body);
  document.documentElement.dir = 'rtl';
  expectNothingCut(document.body);
  document.documentElement.dir = 'ltr';
});

test('on a phone what is changed takes no room beside the page', async () => {
  await onPhone();
  await show('lengths');
  await field('Idea').fill('900');
  await expect.element(page.getByText('Changed in 1 part, not saved yet.')).toBeVisible();
  expectNothingCut(document.documentElement);
});

describe('what is changed', () => {
  test('is kept from part to part, seen with what it means, and saved with its reason', async () => {
    const asked = await show();
    await renameCourage();
    await link('Points and ratings').click();
    await field('3 stars').fill('100');
    await expect.element(link('Behaviours changed')).toBeVisible();
    await link('Review changes').click();
    const changes = page.getByRole('list', { name: 'What changes' });
    await expect.element(changes).toMatchTextContent(/Act of Courage.*Courage/);
    await expect.element(changes).toMatchTextContent('0 · 0 · 100 · 150');
    await expect
      .element(page.getByText('34 reviews gave 3 stars: they would have been paid 3,400', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(/Emre Şahin will be asked/)).toBeVisible();
    await expectAccessible();
    await button('Ask to confirm').click();
    await expect.element(page.getByText('Please say why.')).toBeVisible();
    await field(/^Why/).fill('Fairer');
    await button('Ask to confirm').click();
    await expect.element(page.getByText('Version 2 of the programme goes from now on.')).toBeVisible();
    const [saved] = partsOf(asked) as [{ parts: object; reason: string; basedOn: number }];
    expect([Object.keys(saved.parts).sort(), saved.reason, saved.basedOn]).toEqual([
      ['behaviours', 'review'],
      'Fairer',
      1,
    ]);
    await expect.element(page.getByText('not saved yet')).not.toBeInTheDocument();
  });

  test('is sent from a day on, and a day that is too early says so beside it', async () => {
    const asked = await show('', {
      tryprogramme: ({ from }) =>
        from === '2026-12-01' ? refusedWith('Too early.', 400, { formErrors: { from: 'Too early.' } }) : trial,
    });
    await renameCourage();
    await link('Review changes').click();
    await page.getByText('from a day on').click();
    await page.getByLabelText(/^First day/).fill('2026-12-01');
    await expect.element(page.getByText('Too early.')).toBeVisible();
    await page.getByLabelText(/^First day/).fill('2027-01-01');
    await expect.element(page.getByText('Too early.')).not.toBeInTheDocument();
    await field(/^Why/).fill('Later');
    await button('Ask to confirm').click();
    await expect.poll(() => partsOf(asked)).toMatchObject([{ from: '2027-01-01', reason: 'Later' }]);
  });

  test('that is wrong leads to its field: what the schema knows at once, what the server knows when it is tried', async () => {
    await show('points', {
      tryprogramme: () =>
        refusedWith('Twice.', 400, {
          formErrors: { 'behaviours.3.name': 'Team is, or was, the name of another one.' },
        }),
    });
    await field('3 stars').fill('many');
    await link('Review changes').click();
    await expect.element(page.getByText('Please give a whole number.')).toBeVisible();
    await expect.element(field('3 stars')).toHaveFocus();
    await expect.element(link('Points and ratings something is wrong here')).toBeVisible();
    await field('3 stars').fill('100');
    await link('Review changes').click();
    await expect.element(page.getByText('Team is, or was, the name of another one.')).toBeVisible();
    await expect.element(field('Name').first()).toHaveFocus();
    await expectAccessible();
  });

  test('is not lost when somebody else saves meanwhile', async () => {
    let goes = goesFirst;
    const asked = await show('', {
      programmenow: () => goes,
      saveprogramme: ({ basedOn }) =>
        basedOn < 2
          ? refusedWith('Meanwhile Emre Şahin has saved version 2.', 400, { last: 2 })
          : { message: 'Version 3 goes.', version: 3 },
    });
    await renameCourage();
    await link('Review changes').click();
    await field(/^Why/).fill('Fairer');
    goes = { ...goesFirst, goes: { ...second, document: { ...specified, prizes: [] } } };
    await button('Ask to confirm').click();
    await expect.element(page.getByText('Meanwhile Emre Şahin has saved version 2.')).toBeVisible();
    await expect.element(page.getByText(/version 2 is the last now/)).toBeVisible();
    await button('Keep my changes').click();
    await field(/^Why/).fill('Fairer');
    await button('Ask to confirm').click();
    await expect.poll(() => partsOf(asked).length).toBe(2);
    expect(partsOf(asked)).toMatchObject([{ basedOn: 1 }, { basedOn: 2 }]);
  });

  test('is thrown away after a question', async () => {
    await show();
    await renameCourage();
    await button('Discard…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(seen('Act of Courage')).toBeInTheDocument();
    await link('History').click();
    await navigate('/?part=review');
    await expect.element(page.getByText('Nothing is changed')).toBeVisible();
  });
});

describe('the history', () => {
  test('tells each version with its reason, and what it changed to who asks', async () => {
    const asked = await show('history');
    await expect.element(page.getByText('Shorter words').first()).toBeVisible();
    await page
      .getByText(/^What it changed/)
      .nth(1)
      .click();
    await expect.element(page.getByText('No longer offered: Quarterly Winner')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'programmeversion')).toHaveLength(1);
    await expectAccessible();
  });

  test('leads back to an earlier version, which is saved anew', async () => {
    const now = { ...goesFirst, goes: { ...second, document: { ...specified, prizes: [] } } };
    const asked = await show('history', { programmenow: () => now });
    await button(/^Return to this… Version 1/).click();
    await field(/^Why/).fill('As it was');
    await button('Ask to confirm').click();
    await expect
      .poll(() => partsOf(asked))
      .toMatchObject([{ parts: { prizes: specified.prizes }, basedOn: 2, reason: 'As it was' }]);
  });
});

test('an auditor reads everything and changes nothing', async () => {
  await show('', {}, 'auditor');
  await button(/^Act of Courage/).click();
  await expect.element(field('Name').first()).toBeDisabled();
  expect(button(/No longer offer|Move|^Add$/).elements()).toEqual([]);
  await link('History').click();
  await expect.element(page.getByText('Shorter words').first()).toBeVisible();
  expect(button(/Return|Withdraw/).elements()).toEqual([]);
  await expectAccessible();
});

test('it fails in its place, and is tried again', async () => {
  let isBroken = true;
  await show('', { programmenow: () => (isBroken ? refusedWith('No.', 403) : goesFirst) });
  await expect.element(page.getByText('The programme could not be read.')).toBeVisible();
  isBroken = false;
  await button('Try again').click();
  await expect.element(seen('Act of Courage')).toBeInTheDocument();
});
