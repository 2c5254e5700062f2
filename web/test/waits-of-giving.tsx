import { page } from 'vitest/browser';
import { PayItForwardPage } from '#awards/PayItForwardPage.tsx';
import { CompetitionFields } from '#competition/CompetitionFields.tsx';
import { IdeaBoxPage } from '#ideas/IdeaBoxPage.tsx';
import { ManagementReviewModal } from '#ideas/ManagementReviewModal.tsx';
import { NominatePage } from '#nominations/NominatePage.tsx';
import { ReviewModal } from '#nominations/ReviewModal.tsx';
import type { Answers } from './answers.ts';
import { competition } from './competition.ts';
import { openNomination } from './nomination.ts';
import { colleagues } from './people.ts';
import { Opened, open, press, Titled, type Wait } from './waits.tsx';

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
  dateActioned: null,
  isRewarded: false,
  rewardAmount: 0,
  isActionComplete: false,
};
const answers: Answers = {
  getcontentdb: () => ({ title: '', content: '' }),
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: colleagues(1), isMore: false }),
  newnom: () => submitted,
  competitionnewnom: () => submitted,
  nomget: () => ({ nom: { ...openNomination, mayReview: true } }),
  donexusnomreviewreward: () => ({ result: 'The rating has been recorded.' }),
  donexusnomreviewdecline: () => ({ result: 'The nomination has been declined.' }),
  waiting: () => ({ nominations: null, ideas: null, approvals: null, deskLines: null, vouchers: null }),
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
      needsSecond: false,
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
  myideas: () => ({ report: { fields: Object.keys(idea) as (keyof typeof idea)[], rows: [] } }),
  donexusideareview: () => ({ result: 'Concluded.' }),
};
const review = <Opened>{(close) => <ReviewModal nomId="1" onClose={close} />}</Opened>;
const radio = (name: string | RegExp) => page.getByRole('radio', { name }).click({ force: true });
const write = (words: Record<string, string>) => async () => {
  for (const [name, text] of Object.entries(words)) await page.getByRole('textbox', { name }).fill(text);
};

async function choose(button: string): Promise<void> {
  await press(button);
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('button', { name: /Featherstonehaugh/ })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Done' }).click();
}

export const waitsOfGiving: Wait[] = [
  {
    file: 'nominations/NominatePage.tsx',
    name: 'Submit',
    part: <NominatePage />,
    answers,
    call: 'newnom',
    before: async () => {
      await choose('Select…');
      await page.getByLabelText('Client Obsession').click({ force: true });
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
        <CompetitionFields competition={competition} />
      </Titled>
    ),
    answers,
    call: 'competitionnewnom',
    before: () => choose('Select Recipient').then(write({ 'Why?': 'The lamp that never goes out.' })),
  },
  {
    file: 'awards/AwardFields.tsx',
    name: /^Send$/,
    part: <PayItForwardPage />,
    answers,
    call: 'doreward',
    before: async () => {
      await choose('Select…');
      await radio('Act of Courage');
      await radio(/^50/);
      await write({ Message: 'You stayed until everything ran again.' })();
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
