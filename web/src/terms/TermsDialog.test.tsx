import type { Home } from '@laurel/contract/calls/members/home';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import { watchTerms } from '#loading/watch-terms.tsx';
import { navigate } from '#router/router.ts';
import { homeQuery, keepHome } from '#session/member.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { aHome } from '../../test/people.ts';
import { termsText } from '../../test/words.ts';

const asked = page.getByRole('dialog', { name: 'Terms of use' });
const changes = {
  lines: [
    {
      is: 'removed' as const,
      parts: [
        { text: 'Be ', isChanged: false },
        { text: 'good.', isChanged: true },
      ],
    },
    {
      is: 'added' as const,
      parts: [
        { text: 'Be ', isChanged: false },
        { text: 'kind.', isChanged: true },
      ],
    },
  ],
  added: 1,
  removed: 1,
};

test('whoever is to accept something is asked, sees what changed, and goes on; reading and leaving stay free', async () => {
  const home = (): Home => ({ ...aHome(), other: { isCompetition: false, competition: null, toAccept: ['terms'] } });
  let isAccepted = false;
  const calls = await showPart(<h1 tabIndex={-1}>Page</h1>, {
    answers: {
      termstoaccept: () => ({ texts: isAccepted ? [] : [{ ...termsText, reason: 'Kinder', changes }] }),
      acceptterms: () => {
        isAccepted = true;
        return { toAccept: [] };
      },
    },
  });
  watchTerms();
  await expect.element(asked).not.toBeInTheDocument();
  keepHome(home());
  await expect.element(asked).toBeVisible();
  await page.getByText('What changed').click();
  await expect
    .element(asked.getByRole('region', { name: 'What changed' }))
    .toHaveTextContent('−Removed: Be good.+Added: Be kind.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(asked.getByRole('alert')).toBeVisible();
  for (const free of ['/contactus', '/terms', '/logout']) {
    await navigate(free);
    await expect.element(asked).not.toBeInTheDocument();
    await navigate('/celebrations');
    await expect.element(asked).toBeVisible();
  }
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'acceptterms').map(({ input }) => input)).toEqual([
    { contentKey: 'terms', language: 'en', version: 2 },
  ]);
  expect(queryClient.getQueryData<Home>(homeQuery.queryKey)?.other.toAccept).toEqual([]);
});
