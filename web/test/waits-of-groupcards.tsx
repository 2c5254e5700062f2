import { page } from 'vitest/browser';
import { AskOthers } from '#groupcards/AskOthers.tsx';
import { BeginCard } from '#groupcards/BeginCard.tsx';
import { GroupCards } from '#groupcards/GroupCards.tsx';
import { Keep } from '#groupcards/Keep.tsx';
import { SignatureGrid } from '#groupcards/SignatureGrid.tsx';
import { SignForm } from '#groupcards/SignForm.tsx';
import { ThankAll } from '#groupcards/ThankAll.tsx';
import { person } from './feed.ts';
import { aGroupCard, aSignature } from './group-cards.ts';
import { colleagues } from './people.ts';
import { moreOf, press, Titled, type Wait } from './waits.tsx';

const row = (n: number) => {
  const { cardId: _, ...card } = aGroupCard();
  return { ...card, cardId: String(n), isSigned: false, faces: [person('Ana Silva')] };
};
const until = '2026-12-04T07:00:00.000Z';
const own = aSignature(1, { isOwn: true });
const signing = (
  <Titled>
    <SignForm cardId="7" own={own} until={until} />
  </Titled>
);

const directory = {
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: colleagues(3), picIds: ['', '', ''], isMore: false }),
};
const found = page.getByRole('region', { name: 'Members found' });
const choose = async (button: string) => {
  await press(button);
  await found.getByRole('button', { name: /^Priya Botha 2 / }).click();
  const done = page.getByRole('button', { name: 'Done' });
  if (done.elements().length > 0) await done.click();
};

export const waitsOfGroupCards: Wait[] = [
  {
    ...{ file: 'groupcards/AskOthers.tsx', name: 'Ask them', call: 'askgroupcard' },
    part: (
      <Titled>
        <AskOthers cardId="7" />
      </Titled>
    ),
    answers: { ...directory, askgroupcard: () => ({ message: 'Asked.', asked: 1 }) },
    before: async () => {
      await press('Ask others to sign');
      await choose('Select…');
    },
  },
  {
    ...{ file: 'groupcards/BeginCard.tsx', name: /^Begin$/, call: 'begingroupcard', only: 'refused' },
    part: (
      <Titled>
        <BeginCard />
      </Titled>
    ),
    answers: { ...directory, begingroupcard: () => ({ message: 'Begun.', cardId: '7' }) },
    before: async () => {
      await press('Begin a card');
      await choose('Choose a colleague');
      await page.getByLabelText(/^Given on/).fill('2026-11-27');
    },
  },
  {
    ...{ file: 'groupcards/SignForm.tsx', name: 'Save the change', call: 'signgroupcard', part: signing },
    answers: { signgroupcard: () => ({ message: 'You have signed.', own }) },
  },
  {
    ...{ file: 'groupcards/SignForm.tsx', name: /^Drop a picture here/, call: 'groupcardpicupload', part: signing },
    answers: { groupcardpicupload: () => ({ message: 'You have signed.', own }) },
    takes: new File(['picture'], 'cake.png', { type: 'image/png' }),
  },
  {
    ...{ file: 'groupcards/SignForm.tsx', name: 'Take back', call: 'takebacksignature', part: signing },
    answers: { takebacksignature: () => ({ message: 'It is taken back.' }) },
    asks: 'Take my signature back',
  },
  {
    ...{ file: 'groupcards/ThankAll.tsx', name: 'Send thanks', call: 'thankgroupcard' },
    part: (
      <Titled>
        <ThankAll cardId="7" />
      </Titled>
    ),
    answers: { thankgroupcard: () => ({ message: 'On their way.' }) },
    before: () => page.getByRole('textbox', { name: 'Your thanks' }).fill('Thank you all'),
  },
  {
    ...{ ...moreOf('groupcards/SignatureGrid.tsx'), call: 'groupcard' },
    part: (
      <Titled>
        <SignatureGrid card={aGroupCard({ next: '1' })} />
      </Titled>
    ),
    answers: { groupcard: () => aGroupCard({ list: [aSignature(2)] }) },
  },
  {
    ...{ ...moreOf('groupcards/GroupCards.tsx'), call: 'groupcardlist' },
    part: (
      <Titled>
        <GroupCards />
      </Titled>
    ),
    answers: {
      groupcardlist: ({ list, after }) =>
        list === 'toSign'
          ? { cards: [row(after ? 2 : 1)], total: 2, next: after ? null : '1' }
          : { cards: [], total: 0, next: null },
    },
  },
  {
    ...{ file: 'groupcards/Keep.tsx', name: 'Save as PDF', call: 'groupcard', only: 'answered' },
    part: (
      <Titled>
        <Keep card={aGroupCard({ next: '1' })} />
      </Titled>
    ),
    answers: { groupcard: () => aGroupCard({ list: [aSignature(2)] }) },
  },
];
