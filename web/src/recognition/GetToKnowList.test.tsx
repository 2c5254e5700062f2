import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { aHome } from '../../test/people.ts';
import { GetToKnowList } from './GetToKnowList.tsx';

const teller = (n: number, more: Partial<GetToKnowPerson> = {}): GetToKnowPerson => ({
  ...{ memberId: `1.${100000 + n}`, memberName: `Person ${n}`, picId: '', firstName: 'Person', surname: String(n) },
  ...{ division: 'Operations', interestOtherDesc: `Hobby ${n}`, otherInfo: 'The sea', ...more },
});
const all = Array.from({ length: 30 }, (_, n) => teller(n + 1));
const list = {
  toknowlist: ({ search = '', after, limit = 24 }: { search?: string; after?: string; limit?: number }) => {
    const found = all.filter(({ interestOtherDesc }) => interestOtherDesc.includes(search));
    const from = found.findIndex(({ memberId }) => memberId === after) + 1;
    const people = found.slice(from, from + limit);
    return { people, next: from + limit < found.length ? (people.at(-1)?.memberId ?? null) : null };
  },
};
const cards = () => page.getByRole('listitem');

test('shows everybody who tells, more as one asks, and the first of these has the focus', async () => {
  await showPart(<GetToKnowList />, { answers: list });
  await expect.element(page.getByRole('status')).toHaveTextContent('The first 24');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Show more' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('30 people');
  await expect.poll(() => document.activeElement?.textContent).toContain('Person 25');
  expect(page.getByRole('button', { name: 'Show more' }).elements()).toEqual([]);
});

test('finds what people tell when the typing rests, keeps it in the address, and says when there is nobody', async () => {
  onTestFinished(() => navigate('/', { replace: true }));
  await showPart(<GetToKnowList />, { answers: list });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('Hobby 3');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 people');
  await expect
    .poll(() =>
      cards()
        .elements()
        .map((card) => card.textContent?.match(/Person \d+/)?.[0]),
    )
    .toEqual(['Person 3', 'Person 30']);
  expect(new URLSearchParams(window.location.search).get('search')).toBe('Hobby 3');
  await search.fill('Llamas');
  await expect.element(page.getByText('Nobody tells of that')).toBeVisible();
  await expect.element(search).toHaveFocus();
});

test('leads to a card for each but oneself; a long name breaks on a phone', async () => {
  await onPhone();
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const own = teller(2, { memberId: aHome().memberData.memberId, memberName: 'Thandi Mokoena' });
  await showPart(<GetToKnowList />, {
    answers: {
      toknowlist: () => ({ people: [teller(7, { memberName: long, interestOtherDesc: long }), own], next: null }),
    },
  });
  await expect
    .element(page.getByRole('link', { name: `Send a card to ${long}` }))
    .toHaveAttribute('href', '/recognise/1.100007?card=thankyou');
  expect(page.getByRole('link', { name: /Send a card/ }).elements()).toHaveLength(1);
  expectNothingCut(page.getByRole('list').first().element());
});

test('what does not come is said in its place, and is asked for again', async () => {
  let isThere = false;
  await showPart(<GetToKnowList />, {
    answers: { toknowlist: () => (isThere ? { people: [teller(1)], next: null } : refusedWith('Away', 503)) },
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isThere = true;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Person 1')).toBeVisible();
});
