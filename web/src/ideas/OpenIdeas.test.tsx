import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { refusedWith } from '../../test/answers.ts';
import { aComment, howMany, person } from '../../test/feed.ts';
import { anOpenIdea, aWholeIdea, ideasOf, noOwnIdeas } from '../../test/ideas.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { IdeaBoxPage } from './IdeaBoxPage.tsx';
import { OneIdea } from './OneIdea.tsx';
import { OpenIdeas } from './OpenIdeas.tsx';

test('shows what colleagues share, more as one asks, and the first of these has the focus', async () => {
  await showPart(<OpenIdeas />, { answers: ideasOf(30) });
  await expect.element(page.getByRole('status')).toHaveTextContent('The first 24 ideas');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('30 ideas');
  await expect.poll(() => document.activeElement?.textContent).toBe('Idea 6');
});

test('says why further ones did not come, keeps those that are there, and asks again', async () => {
  const ideas = ideasOf(30).openideas;
  let down = true;
  await showPart(<OpenIdeas />, {
    answers: { openideas: (wish) => (wish.after && down ? refusedWith('Not now.', 503) : ideas(wish)) },
  });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('The first 24 ideas');
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('30 ideas');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('is looked through by words, category and stage, which stand in the address; says when nothing fits', async () => {
  onTestFinished(() => navigate('/', { replace: true }));
  const asked = await showPart(<OpenIdeas />, { answers: ideasOf(30) });
  await page.getByLabelText('Order').selectOptions('Most wanted first');
  await page.getByLabelText('Stage').selectOptions('Planned');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Idea 3');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 ideas');
  expect(asked.at(-1)).toMatchObject({
    name: 'openideas',
    input: { order: 'wanted', stage: 'planned', search: 'Idea 3' },
  });
  expect(new URLSearchParams(window.location.search).get('order')).toBe('wanted');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Llamas');
  await expect.element(page.getByText('No idea fits')).toBeVisible();
});

test('that could not be read is asked for again', async () => {
  let isThere = false;
  await showPart(<OpenIdeas />, {
    answers: { openideas: () => (isThere ? { ideas: [anOpenIdea(1)], next: null } : refusedWith('Away', 503)) },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isThere = true;
  await page.getByRole('button', { name: /again/ }).click();
  await expect.element(page.getByRole('link', { name: 'Idea 1' })).toBeVisible();
});

test('a vote is given and taken back with one touch, by keyboard too; what is refused is said there', async () => {
  const votes = { ideaBoxId: '3', count: 3, isMine: false, mayVote: true };
  let isRefused = false;
  await showPart(<OpenIdeas />, {
    answers: {
      openideas: () => ({ ideas: [anOpenIdea(3)], next: null }),
      voteidea: ({ isVoted }) =>
        isRefused ? refusedWith('Not now.') : { votes: { ...votes, isMine: isVoted, count: isVoted ? 4 : 3 } },
      ideavoters: () => ({ people: [person('Ana Silva')], isMore: true }),
    },
  });
  const vote = page.getByRole('button', { name: /^I want this/ });
  await expect.element(vote).toHaveAttribute('aria-pressed', 'false');
  (vote.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '4 votes' })).toBeVisible();
  await expect.element(vote).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('button', { name: '3 votes' })).toBeVisible();
  isRefused = true;
  await vote.click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await page.getByRole('button', { name: '3 votes' }).click();
  await expect.element(page.getByRole('dialog').getByText('Ana Silva')).toBeVisible();
  await expectAccessible();
});

test('one tells its story and what people wrote; its author sees who reads it, and nobody votes for their own', async () => {
  const step = { by: person('Ida Idea'), date: '2026-11-21T10:00:00Z' };
  await showPart(<OneIdea ideaBoxId="3" />, {
    answers: {
      openidea: () => ({
        idea: aWholeIdea({
          ...{ isOwn: true, stage: 'planned', comments: howMany(1) },
          votes: { ideaBoxId: '3', count: 2, isMine: false, mayVote: false },
          story: [
            { kind: 'stage', stage: 'planned', words: 'In May', ...step },
            { kind: 'review', status: 'R', words: 'Kind', points: 50, ...step, date: '2026-11-22T10:00:00Z' },
          ],
        }),
      }),
      commentlist: () => ({ comments: [aComment(1)], next: null }),
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Idea 3' })).toHaveFocus();
  await expect.element(page.getByText('In May')).toBeVisible();
  await expect.element(page.getByText(/^50 /)).toBeVisible();
  await expect.element(page.getByText('Words 1')).toBeVisible();
  await expect.element(page.getByText('Colleagues of your site read this idea.')).toBeVisible();
  expect(page.getByRole('button', { name: /^I want this/ }).elements()).toEqual([]);
  await expectAccessible();
});

test('one that is not there for its reader says so, with a way back', async () => {
  await showPart(<OneIdea ideaBoxId="3" />, { answers: { openidea: () => refusedWith('Not found', 404) } });
  await expect.element(page.getByText('This idea is not here for you')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ideas of all' })).toHaveAttribute('href', '/ideabox?part=all');
});

test('long words break on a phone', async () => {
  await onPhone();
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await showPart(<OneIdea ideaBoxId="3" />, {
    answers: {
      openidea: () => ({
        idea: aWholeIdea({
          ...{ title: long, idea: long, by: person(long), mayStage: true },
          story: [{ kind: 'stage', stage: 'done', words: long, by: person(long), date: '2026-11-21T10:00:00Z' }],
        }),
      }),
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingCut(document.documentElement);
});

test('the form says who will read an idea before it is sent, by the company’s default until one chooses', async () => {
  const answers = {
    getcontentdb: () => ({ title: '', content: '' }),
    ...noOwnIdeas,
    ideasharing: () => ({ shared: true }),
    ideasubmit: () => ({ message: 'Thank you!', ideaBoxId: '3' }),
  };
  const asked = await showPart(<IdeaBoxPage />, { answers });
  await expect.element(page.getByRole('radio', { name: 'Colleagues of my site' })).toBeChecked();
  await page.getByRole('combobox', { name: /^Category/ }).selectOptions('Current challenges');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Bees');
  await page.getByRole('textbox', { name: /^Idea/ }).fill('On the roof');
  (page.getByRole('radio', { name: 'Only those who review ideas' }).element() as HTMLElement).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  expect(asked.find(({ name }) => name === 'ideasubmit')).toMatchObject({ input: { title: 'Bees', isShared: false } });
});
