import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { CelebrationDays } from '#recognition/CelebrationDays.tsx';
import { GetToKnowList } from '#recognition/GetToKnowList.tsx';
import type { Answers } from './answers.ts';
import { moreOf, Titled, type Wait } from './waits.tsx';

const celebrating = (n: number): CelebrationRow => ({
  ...{ what: 'BDAY', memberId: `1.${200_000 + n}`, memberName: `Person ${n}`, picId: '', firstName: 'Person' },
  ...{ surname: `${n}`, division: 'Operations', years: 0, interest1: '' },
});
const day = { day: '2026-12-01', people: [celebrating(1)], total: 2, next: 'BDAY.200001' };
const days: Answers = {
  celebrationweek: () => ({ coming: [day], missed: [] }),
  celebrationday: () => ({ people: [celebrating(2)], next: null }),
};

const teller = (n: number) => ({
  ...{ memberId: `1.${300_000 + n}`, memberName: `Teller ${n}`, picId: '', firstName: 'Teller', surname: `${n}` },
  ...{ division: 'Operations', interestOtherDesc: 'Bees', otherInfo: '' },
});
const tellers: Answers = {
  toknowlist: ({ after }) => ({ people: [teller(after ? 2 : 1)], next: after ? null : '1.300001' }),
};

export const waitsOfRecognition: Wait[] = [
  {
    ...{
      ...moreOf('recognition/CelebrationDays.tsx'),
      name: /^Show 1 more|^Try again/,
      call: 'celebrationday',
      answers: days,
    },
    part: (
      <Titled>
        <CelebrationDays />
      </Titled>
    ),
  },
  {
    ...{
      ...moreOf('recognition/GetToKnowList.tsx'),
      call: 'toknowlist',
      answers: tellers,
    },
    part: (
      <Titled>
        <GetToKnowList />
      </Titled>
    ),
  },
];
