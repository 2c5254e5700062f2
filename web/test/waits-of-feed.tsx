import { page } from 'vitest/browser';
import { AddPointsDialog } from '#boosts/AddPointsDialog.tsx';
import { CommentThread } from '#feed/CommentThread.tsx';
import { Feed } from '#feed/Feed.tsx';
import { OwnVisibility } from '#feed/OwnVisibility.tsx';
import { ReactionBar } from '#feed/ReactionBar.tsx';
import { ReactionsDialog } from '#feed/ReactionsDialog.tsx';
import { aBoostQuote, aComment, aGiven, aReaction, everybodySees, feedOf, howMany, person } from './feed.ts';
import { moreOf, Opened, open, Titled, type Wait } from './waits.tsx';

const many = feedOf(Array.from({ length: 25 }, (_, n) => aGiven(n)));
const news = { ...many, recognitionfeednew: () => ({ count: 4, isMore: false }) };
const feed = (
  <Titled>
    <Feed scope="everybody" onScope={() => {}} />
  </Titled>
);

const thread = (
  <Titled>
    <CommentThread place="1795000000000000.2" onComments={() => {}} />
  </Titled>
);

export const waitsOfFeed: Wait[] = [
  {
    ...moreOf('feed/FeedList.tsx'),
    part: feed,
    answers: many,
    call: 'recognitionfeed',
  },
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
    ...{ ...moreOf('lists/FurtherPeople.tsx'), call: 'reactionlist' },
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
    ...{ file: 'boosts/AddPointsDialog.tsx', name: /^Add 5 /, call: 'boost' },
    part: (
      <Opened>
        {(close) => <AddPointsDialog place="1.2" giver="Ana Silva" onBoosts={() => {}} onClose={close} />}
      </Opened>
    ),
    answers: {
      boostquote: ({ points }) => ({ quote: aBoostQuote(points) }),
      boost: () => ({
        ...{ message: 'Sent.', recipients: 1, pointsTotal: 5, undeliverable: [] },
        unreachable: { count: 0, names: [] },
      }),
      recognitionfeeditem: () => ({ item: aGiven(1) }),
    },
    before: open,
  },
  {
    ...{ file: 'feed/CommentThread.tsx', name: 'Earlier comments', call: 'commentlist', only: 'answered' },
    part: thread,
    answers: {
      commentlist: ({ after }) => ({ comments: [aComment(after ? 4 : 5)], next: after ? null : '5' }),
    },
  },
  {
    ...{ file: 'feed/CommentForms.tsx', name: 'Send', call: 'addcomment' },
    part: thread,
    answers: {
      commentlist: () => ({ comments: [], next: null }),
      addcomment: () => ({ message: 'It is there.', comment: aComment(1), comments: howMany(1) }),
    },
    before: async () => {
      await page.getByRole('textbox', { name: 'Your comment' }).fill('Well done');
    },
  },
  {
    ...{ file: 'feed/CommentRow.tsx', name: 'Remove', call: 'removecomment' },
    part: thread,
    answers: {
      commentlist: () => ({ comments: [aComment(1, { isOwn: true })], next: null }),
      removecomment: () => ({ message: 'It is gone.', comments: howMany(0) }),
    },
    asks: 'Remove it',
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
