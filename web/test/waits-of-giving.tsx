import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { PayItForwardPage } from '#awards/PayItForwardPage.tsx';
import { CompetitionFields } from '#competition/CompetitionFields.tsx';
import { IdeaBoxPage } from '#ideas/IdeaBoxPage.tsx';
import { ManagementReviewModal } from '#ideas/ManagementReviewModal.tsx';
import { keptInTab } from '#lib/kept.ts';
import { NominatePage } from '#nominations/NominatePage.tsx';
import { ReviewModal } from '#nominations/ReviewModal.tsx';
import { Composer } from '#thanks/Composer.tsx';
import type { Answers } from './answers.ts';
import { openCompetition } from './competition.ts';
import { oneNomination, openNomination, reviewQuote } from './nomination.ts';
import { nothingWaits } from './waiting.ts';
import { At, Opened, open, press, Titled, type Wait } from './waits.tsx';

const submitted = {
  message: 'Successfully submitted nomination',
  nomIds: ['7'],
  recipients: 1,
  readBy: [{ readByRole: 'manager' as const, readByMember: 'Johan Botha' }],
};
const idea = {
  ideaBoxId: '3',
  dateCreated: '2026-11-01T12:00:00Z',
  byMember: 'Ana Silva',
  byMemberNumber: '2',
  byDivision: 'Engineering',
  category: 'Current challenges',
  title: 'A bench',
  idea: 'Under the tree.',
  ideaStatus: 'N' as const,
  actionStatus: '',
  actionByMember: '',
  actionByMemberNumber: '',
  actionForMember: '',
  dateActioned: null,
  isRewarded: false,
  rewardAmount: 0,
  isActionComplete: false,
};
const answers: Answers = {
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getcontentdb: () => ({ title: '', content: '' }),
  getmemberget: () => ({
    companyName: 'Engineering',
    firstName: 'Ana',
    surname: 'Silva',
    memberId: '1.200001',
    memberNumber: 'N2001',
  }),
  newnom: () => submitted,
  competitionnewnom: () => submitted,
  nomget: () => oneNomination({ ...openNomination, mayReview: true }),
  tryreview: () => reviewQuote,
  donexusnomreviewreward: () => ({ result: 'The rating has been recorded.' }),
  donexusnomreviewdecline: () => ({ result: 'The nomination has been declined.' }),
  waiting: () => nothingWaits,
  rewardquote: () => ({
    quote: {
      recipients: 1,
      pointsEach: 50,
      pointsTotal: 50,
      available: 340,
      left: 290,
      notRegistered: { count: 0, names: [] },
      leavesOutSelf: false,
      unreachable: { count: 0, names: [] },
      steps: [],
      missing: 0,
      mustConfirm: false,
    },
  }),
  doreward: () => ({
    message: 'Your recognition has been sent.',
    recipients: 1,
    pointsTotal: 50,
    undeliverable: [],
    unreachable: { count: 0, names: [] },
  }),
  ideasubmit: () => ({ message: 'Thank you!', ideaBoxId: '3' }),
  ideasharing: () => ({ shared: false }),
  myideas: () => ({ report: { fields: Object.keys(idea) as (keyof typeof idea)[], rows: [] }, open: [] }),
  donexusideareview: () => ({ result: 'Concluded.' }),
};
const review = <Opened>{(close) => <ReviewModal nomId="1" onClose={close} />}</Opened>;
/** Where it lies unseen over its drawing, and whatever moves below it. */
async function tick(choice: Locator): Promise<void> {
  await expect.element(choice).toBeInTheDocument();
  (choice.element() as HTMLElement).click();
  await expect.element(choice).toBeChecked();
}
const radio = (name: string | RegExp) => tick(page.getByRole('radio', { name }));
const write = (words: Record<string, string>) => async () => {
  for (const [name, text] of Object.entries(words)) await page.getByRole('textbox', { name }).fill(text);
};

/** As another screen leaves somebody to the competition. */
function HandedOver({ children }: { children: ReactNode }) {
  useState(() => keptInTab.write('tloid', '1.200001'));
  return children;
}

/** Whom the address names. */
const toHer = { selectedMemberId: '1.200001' };
const isChosen = () => expect.element(page.getByRole('button', { name: 'Remove Ana Silva' })).toBeVisible();

export const waitsOfGiving: Wait[] = [
  {
    file: 'nominations/NominatePage.tsx',
    name: 'Submit',
    part: (
      <At params={toHer}>
        <NominatePage />
      </At>
    ),
    answers,
    call: 'newnom',
    before: async () => {
      await isChosen();
      await tick(page.getByLabelText('Client Obsession'));
      await write({ Reason: 'Stayed until the last parcel had left.' })();
    },
  },
  {
    file: 'nominations/RateForm.tsx',
    name: 'Submit rating',
    part: review,
    answers,
    call: 'donexusnomreviewreward',
    before: () => open().then(() => radio(/^5 of 7/)),
  },
  {
    file: 'nominations/DeclineForm.tsx',
    name: 'Decline nomination',
    part: review,
    answers,
    call: 'donexusnomreviewdecline',
    before: () =>
      open()
        .then(() => press('Decline…'))
        .then(write({ 'Why do you decline?': 'It was somebody else.' })),
  },
  {
    file: 'competition/CompetitionFields.tsx',
    name: 'Submit',
    part: (
      <Titled>
        <HandedOver>
          <CompetitionFields competition={openCompetition} />
        </HandedOver>
      </Titled>
    ),
    answers,
    call: 'competitionnewnom',
    before: () => isChosen().then(write({ 'Why?': 'The lamp that never goes out.' })),
  },
  {
    file: 'awards/AwardFields.tsx',
    name: /^Send$/,
    part: (
      <At params={toHer}>
        <PayItForwardPage />
      </At>
    ),
    answers,
    call: 'doreward',
    before: async () => {
      await isChosen();
      await radio('Act of Courage');
      await radio(/^50/);
      await write({ Message: 'You stayed until everything ran again.' })();
    },
  },
  {
    file: 'thanks/Composer.tsx',
    name: 'Send the e-card',
    part: <Opened>{(close) => <Composer memberId="1.200001" onClose={close} />}</Opened>,
    answers,
    call: 'doreward',
    before: async () => {
      await open();
      await isChosen();
      await write({ 'In your words': 'You stayed until everything ran again.' })();
    },
  },
  {
    file: 'ideas/IdeaFields.tsx',
    name: 'Submit',
    part: <IdeaBoxPage />,
    answers,
    call: 'ideasubmit',
    before: async () => {
      await page.getByLabelText(/^Category/).selectOptions('Current challenges');
      await write({ Title: 'A bench', Idea: 'Under the tree.' })();
    },
  },
  {
    file: 'ideas/ManagementReviewModal.tsx',
    name: 'Submit',
    part: <Opened>{(close) => <ManagementReviewModal idea={idea} onClose={close} />}</Opened>,
    answers,
    call: 'donexusideareview',
    before: () => open().then(write({ Comment: 'It stands.' })),
  },
];
