import { Feed } from '#feed/Feed.tsx';
import { OwnVisibility } from '#feed/OwnVisibility.tsx';
import { PeopleDialog } from '#feed/PeopleDialog.tsx';
import { aGiven, everybodySees, feedOf, person } from './feed.ts';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const many = feedOf(Array.from({ length: 25 }, (_, n) => aGiven(n)));
const news = { ...many, recognitionfeednew: () => ({ count: 4, isMore: false }) };
const feed = (
  <Titled>
    <Feed scope="everybody" onScope={() => {}} />
  </Titled>
);

export const waitsOfFeed: Wait[] = [
  { file: 'feed/Feed.tsx', name: 'Show more', part: feed, answers: many, call: 'recognitionfeed', only: 'answered' },
  { file: 'feed/Feed.tsx', name: '4 new', part: feed, answers: news, call: 'recognitionfeed', only: 'answered' },
  {
    ...{ file: 'feed/PeopleDialog.tsx', name: 'Show more', call: 'recognitionfeedpeople', only: 'answered' },
    part: <Opened>{(close) => <PeopleDialog place="1.2" onClose={close} />}</Opened>,
    answers: {
      recognitionfeedpeople: ({ after }) =>
        after ? { people: [person('Ben Ode', 2)], next: null } : { people: [person('Ana Silva')], next: '5' },
    },
    before: open,
  },
  {
    ...{ file: 'feed/OwnVisibility.tsx', name: 'Save', call: 'choosevisibility' },
    part: (
      <Titled>
        <OwnVisibility />
      </Titled>
    ),
    answers: { ...everybodySees, choosevisibility: () => ({ message: 'Saved.' }) },
  },
];
