import { type RecognitionEntry, recognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import type { Answers } from '../../test/answers.ts';
import { waitingApproval } from '../../test/approvals.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { tableOf } from '../../test/tables.ts';
import { OwnRecognitionPage } from '../OwnRecognitionPage.tsx';

const nothing = { approvals: [], total: 0, next: null };
const page0: Answers = {
  myrecognitions: () => ({
    report: tableOf<RecognitionEntry>(recognitionEntry, []),
    ...{ rewardCountTo: 0, msgCountTo: 0, rewardCountFrom: 0, msgCountFrom: 0 },
  }),
  mynominations: () => ({ noms: [], total: 0 }),
};
const tab = page.getByRole('tab', { name: /^My requests/ });

test('who asked something finds it on My Recognition: since when it waits, and with whom', async () => {
  await navigate('/myrecognition');
  const asked: object[] = [];
  await showPart(<OwnRecognitionPage />, {
    answers: {
      ...page0,
      approvals: (input: object) => {
        asked.push(input);
        return { approvals: [{ ...waitingApproval, isOwn: true }], total: 1, next: null };
      },
    },
  });
  await expect.element(tab).toMatchTextContent('1 waits');
  await tab.click();
  const item = page.getByRole('list', { name: 'What waits' }).getByRole('listitem');
  await expect
    .element(item.getByText(/^Waiting \d+ days, with Emre Şahin, Petra Kühn or|^Waiting \d+ days, with Emre/))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', '/approvals');
  expect(asked.every((input) => (input as { own?: boolean }).own === true)).toBe(true);
  await expectAccessible();
  await onPhone();
  expectNothingCut(page.getByRole('main').element());
});

test('who never asked anything sees nothing of it; what is all decided is said so', async () => {
  await navigate('/myrecognition');
  await showPart(<OwnRecognitionPage />, { answers: { ...page0, approvals: () => nothing } });
  await expect.element(page.getByRole('tab', { name: /^My nominations/i })).toBeVisible();
  expect(tab.elements()).toHaveLength(0);
  await navigate('/myrecognition?part=requests');
  await showPart(<OwnRecognitionPage />, {
    answers: {
      ...page0,
      approvals: ({ show }: { show: string }) => (show === 'decided' ? { ...nothing, total: 2 } : nothing),
    },
  });
  await expect.element(tab).toMatchTextContent('none waits');
  await expect.element(page.getByText('Nothing of what you asked waits.')).toBeVisible();
});
