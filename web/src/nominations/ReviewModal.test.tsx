import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { oneNomination, openNomination, reviewQuote } from '../../test/nomination.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { nothingWaits } from '../../test/waiting.ts';
import { ReviewModal } from './ReviewModal.tsx';

const nomination = {
  ...openNomination,
  nomId: '7',
  nomineeMember: 'Wilhelmina-Charlotte Emmanuelle van der Westhuizen-Featherstonehaugh',
  mayReview: true,
};
const waitingNow = (count: number) => ({
  ...nothingWaits,
  nominations: { count, oldestDate: count > 0 ? '2026-11-01T12:00:00Z' : '', oldestId: count > 0 ? '8' : '' },
});
const answers: Answers = {
  nomget: () => oneNomination(nomination),
  tryreview: () => reviewQuote,
  donexusnomreviewreward: () => ({ result: 'The rating has been recorded.' }),
  donexusnomreviewdecline: () => ({ result: 'The nomination has been declined.' }),
  memberheader: () => never,
  waiting: () => waitingNow(0),
};

const closed = vi.fn();
const show = (more: Answers = {}) =>
  showPart(<ReviewModal nomId="7" onClose={closed} />, { answers: { ...answers, ...more } });
const stars = (rating: number) => page.getByRole('radio', { name: new RegExp(`^${rating} of 7`) });
const submit = page.getByRole('button', { name: 'Submit rating' });
const custom = page.getByRole('switch', { name: 'Custom amount' });
/** By the keyboard: what a rating tells moves what stands below it, and a click may miss. */
async function turnOn(what: Locator): Promise<void> {
  await expect.element(what).toBeEnabled();
  (what.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(what).toBeChecked();
}

describe('rating', () => {
  test('by the keyboard alone, with what each star pays', async () => {
    const asked = await show();
    await expect.element(stars(1)).toBeInTheDocument();
    await expectAccessible();
    await expect.element(stars(1)).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(stars(4)).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The rating has been recorded.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
    expect(asked.find(({ name }) => name === 'donexusnomreviewreward')).toMatchObject({
      key: expect.stringMatching(/.{20,}/),
      input: { nomId: '7', reviewRating: 4, isCustom: false, customPoints: null },
    });
  });

  test('without a star the focus goes to the stars, with the words beside them', async () => {
    const asked = await show();
    await submit.click();
    await expect.element(page.getByText('Please rate with 1 to 7 stars.')).toBeVisible();
    await expect.element(stars(1)).toHaveFocus();
    await expectAccessible();
    expect(asked.map(({ name }) => name)).toEqual(['nomget']);
  });

  test('an amount of one’s own needs two stars, is a number, and goes with fewer', async () => {
    const asked = await show();
    await expect.element(custom).toBeDisabled();
    await stars(7).click({ force: true });
    await turnOn(custom);
    const amount = page.getByLabelText(/^Points, 0 to/);
    await amount.fill('many');
    await submit.click();
    await expect.element(amount).toHaveFocus();
    await expect.element(page.getByText(/^Please give 0 to \d+ points\.$/)).toBeVisible();
    await amount.fill('150');
    await stars(1).click({ force: true });
    await expect.element(custom).not.toBeChecked();
    await stars(6).click({ force: true });
    await turnOn(custom);
    await submit.click();
    await expect.element(page.getByText('The rating has been recorded.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'donexusnomreviewreward')?.input).toMatchObject({
      reviewRating: 6,
      isCustom: true,
      customPoints: 150,
    });
  });

  test('who includes it in the quarterly awards says why', async () => {
    await show();
    await stars(5).click({ force: true });
    await turnOn(page.getByRole('switch', { name: 'Include in the quarterly awards' }));
    await submit.click();
    await expect.element(page.getByText('Please motivate the quarterly award.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /Quarterly motivation/ })).toHaveFocus();
  });

  test('who confirms what it pays is said before it is sent, and where it waits afterwards', async () => {
    const people = { count: 1, names: ['Nomsa Hadebe'] };
    const result = 'Thank you. It waits for Nomsa Hadebe to confirm it; nobody has got anything yet.';
    const asked = await show({
      tryreview: () => ({
        ...{ recipients: 1, pointsEach: 200, pointsTotal: 200 },
        steps: [{ by: 'finance' as const, all: false, people }],
      }),
      donexusnomreviewreward: () => ({ result, second: { approvalId: '1', seconds: people } }),
    });
    await stars(5).click({ force: true });
    await expect.element(page.getByText('It is given once it is confirmed by Nomsa Hadebe.')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'tryreview').at(-1)?.input).toEqual({
      ...{ nomId: '7', reviewRating: 5, isCustom: false, customPoints: null },
    });
    await expectAccessible();
    await submit.click();
    await expect.element(page.getByText(result)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See what waits' })).toHaveAttribute('href', '/approvals');
    await expect.element(page.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
    await expectAccessible();
  });

  test('what the first rating has paid is not paid again, and is not declined', async () => {
    await show({ nomget: () => oneNomination({ ...nomination, reviewIsDone: true, ratingCount: 1, state: 'rated' }) });
    await expect.element(page.getByText(/The reward is paid already/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Decline…' })).not.toBeInTheDocument();
    await expect.element(custom).not.toBeInTheDocument();
  });
});

test('after a review the next that waits is one key away, with how many there are', async () => {
  const asked = await show({
    waiting: () => waitingNow(2),
    nomget: ({ nomId }) =>
      oneNomination({ ...nomination, nomId, nomineeMember: nomId === '8' ? 'Sipho Khumalo' : 'Ana Silva' }),
  });
  await stars(5).click({ force: true });
  await submit.click();
  const next = page.getByRole('button', { name: 'Next, 2 waiting' });
  await expect.element(next).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sipho Khumalo').first()).toBeVisible();
  await expect.element(stars(1)).toHaveFocus();
  await expect.element(stars(1)).not.toBeChecked();
  expect(asked.filter(({ name }) => name === 'nomget').at(-1)?.input).toEqual({ nomId: '8' });
});

test('declining says why, and is the other way', async () => {
  const asked = await show();
  await page.getByRole('button', { name: 'Decline…' }).click();
  const why = page.getByRole('textbox', { name: /Why do you decline/ });
  await expect.element(why).toHaveFocus();
  await page.getByRole('button', { name: 'Decline nomination' }).click();
  await expect.element(page.getByText('Please tell why.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the rating' }).click();
  await expect.element(submit).toBeVisible();
  await page.getByRole('button', { name: 'Decline…' }).click();
  await why.fill('Thanked already.');
  await page.getByRole('button', { name: 'Decline nomination' }).click();
  await expect.element(page.getByText('The nomination has been declined.')).toBeVisible();
  expect(asked.at(1)?.input).toEqual({ nomId: '7', motivation: 'Thanked already.' });
});

test('it waits, fails in its place, and is tried again', async () => {
  let isBroken = true;
  await show({ nomget: () => (isBroken ? refusedWith('No.', 403) : oneNomination(nomination)) });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await again.click();
  await expect.element(submit).toBeVisible();
});

test('a phone has room for the longest name', async () => {
  await onPhone();
  await show();
  await expect.element(submit).toBeInTheDocument();
  expectNothingCut(page.getByRole('dialog').element().querySelector('[data-panel]') as Element);
});

describe('where several decide', () => {
  const said = (more: object = {}) => ({
    ...{ member: 'Max Mahlangu', forMember: '', isChair: false, rating: 6, stars: 7, motivation: '' },
    ...{ date: '2026-11-19T10:00:00Z', ...more },
  });
  const together = (by: 'mean' | 'majority' | 'chair', more: object = {}): Answers => ({
    nomget: () => ({
      nom: { ...nomination, state: 'waiting', ratingCount: 2 },
      said: [],
      deciding: { by, said: 2, people: 3, isChair: false },
      ...more,
    }),
  });

  test('one reads how, and how far they are; what it pays is nobody’s alone, nor an amount of one’s own', async () => {
    const asked = await show(together('mean'));
    await expect
      .element(page.getByText('The mean of 3 people decides; 2 have said what they think so far.'))
      .toBeVisible();
    await expectAccessible();
    await stars(5).click({ force: true });
    await expect.element(custom).not.toBeInTheDocument();
    await expect.element(page.getByText('Yours decides, and pays.', { exact: false })).not.toBeInTheDocument();
    await submit.click();
    await expect.element(page.getByText('The rating has been recorded.')).toBeVisible();
    expect(asked.map(({ name }) => name)).not.toContain('tryreview');
  });

  test('a decline that leads to what others confirm says so, and leads there', async () => {
    const second = { approvalId: '4', seconds: { count: 1, names: ['Fay Funds'] } };
    await show({
      ...together('majority'),
      donexusnomreviewdecline: () => ({ result: 'It waits for Fay Funds to confirm it.', second }),
    });
    await page.getByRole('button', { name: 'Decline…' }).click();
    await page.getByRole('textbox').fill('It was their task.');
    await page.getByRole('button', { name: 'Decline nomination' }).click();
    await expect.element(page.getByText('It waits for Fay Funds to confirm it.')).toBeVisible();
    await expect.element(page.getByRole('link')).toBeVisible();
  });

  test('the chair reads what was said, and their own amount counts', async () => {
    const long = 'Wilhelmina-Charlotte van der Westhuizen-Featherstonehaugh';
    const others = [
      said({ member: long, forMember: 'Ana Silva' }),
      said({ member: 'Udo Urban', rating: 0, motivation: 'It was their task, and they did it as everybody does.' }),
    ];
    await onPhone();
    await show(together('chair', { said: others, deciding: { by: 'chair', said: 2, people: 3, isChair: true } }));
    await expect
      .element(page.getByText('You are the chair: your word decides. 2 people have said what they think.'))
      .toBeVisible();
    const list = page.getByRole('region', { name: 'What was said' });
    await expect.element(list.getByRole('img', { name: '6 of 7 stars' })).toBeVisible();
    await expect.element(list.getByText('Declined', { exact: true })).toBeVisible();
    await expect.element(list.getByText('It was their task', { exact: false })).toBeVisible();
    await stars(7).click({ force: true });
    await turnOn(custom);
    expectNothingCut(page.getByRole('dialog').element());
    await expectAccessible();
  });

  test('who has said something opens it to read, without a form', async () => {
    await show(together('mean', { nom: { ...nomination, mayReview: false, state: 'waiting' }, said: [said()] }));
    await expect.element(page.getByRole('region', { name: 'What was said' })).toBeVisible();
    await expect.element(page.getByText(/^The mean of 3 people decides/)).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Nomination', exact: true })).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
    await expectAccessible();
  });
});
