import { Feed } from '#feed/Feed.tsx';
import { OwnVisibility } from '#feed/OwnVisibility.tsx';
import { ReactionBar } from '#feed/ReactionBar.tsx';
import { ReactionsDialog } from '#feed/ReactionsDialog.tsx';
import { aGiven, aReaction, everybodySees, feedOf, person } from './feed.ts';
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
    ...{ file: 'feed/ReactionBar.tsx', name: 'Thank Ana Silva', call: 'setreaction' },
    part: (
      <Titled>
        <ReactionBar giver="Ana Silva" reactions={aReaction({ mayThank: true })} />
      </Titled>
    ),
    answers: { setreaction: () => ({ reactions: aReaction({ mayThank: true, mine: 'grateful', count: 1 }) }) },
  },
  {
    ...{ file: 'feed/FurtherPeople.tsx', name: 'Show more', call: 'reactionlist', only: 'answered' },
    part: <Opened>{(close) => <ReactionsDialog place="1.2" onClose={close} />}</Opened>,
    answers: {
      reactionlist: ({ after }) => ({
        people: [{ ...person(after ? 'Ben Ode' : 'Ana Silva'), reaction: 'love' }],
        next: after ? null : '5',
      }),
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
