import { expect, test } from 'vitest';
import { expectPlaceKept, type Wait } from '../test/waits.tsx';
import { waitsOfAnnouncements } from '../test/waits-of-announcements.tsx';
import { waitsOfApprovals } from '../test/waits-of-approvals.tsx';
import { waitsOfBallots } from '../test/waits-of-ballots.tsx';
import { waitsOfBudgets } from '../test/waits-of-budgets.tsx';
import { waitsOfCircles } from '../test/waits-of-circles.tsx';
import { waitsOfCompetition } from '../test/waits-of-competition.tsx';
import { waitsOfCorrections } from '../test/waits-of-corrections.tsx';
import { waitsOfDelegations } from '../test/waits-of-delegations.tsx';
import { waitsOfEmployment } from '../test/waits-of-employment.tsx';
import { waitsOfFeed } from '../test/waits-of-feed.tsx';
import { waitsOfGiving } from '../test/waits-of-giving.tsx';
import { waitsOfGroupCards } from '../test/waits-of-groupcards.tsx';
import { waitsOfIdeas } from '../test/waits-of-ideas.tsx';
import { waitsOfInbox } from '../test/waits-of-inbox.tsx';
import { waitsOfLooks } from '../test/waits-of-looks.tsx';
import { waitsOfMergers } from '../test/waits-of-mergers.tsx';
import { waitsOfModeration } from '../test/waits-of-moderation.tsx';
import { waitsOfNotices } from '../test/waits-of-notices.tsx';
import { waitsOfOversight } from '../test/waits-of-oversight.tsx';
import { waitsOfPages } from '../test/waits-of-pages.tsx';
import { waitsOfRecognition } from '../test/waits-of-recognition.tsx';
import { waitsOfSentences } from '../test/waits-of-sentences.tsx';
import { waitsOfSetup } from '../test/waits-of-setup.tsx';
import { waitsOfShop } from '../test/waits-of-shop.tsx';
import { waitsOfVersions } from '../test/waits-of-versions.tsx';
import { waitsOfViewing } from '../test/waits-of-viewing.tsx';
import { waitsOfWords } from '../test/waits-of-words.tsx';
import { waitsOfWork } from '../test/waits-of-work.tsx';

const waits: Wait[] = [
  waitsOfAnnouncements,
  waitsOfApprovals,
  waitsOfWork,
  waitsOfBallots,
  waitsOfBudgets,
  waitsOfDelegations,
  waitsOfEmployment,
  waitsOfFeed,
  waitsOfGiving,
  waitsOfIdeas,
  waitsOfGroupCards,
  waitsOfInbox,
  waitsOfOversight,
  waitsOfPages,
  waitsOfSetup,
  waitsOfShop,
  waitsOfCircles,
  waitsOfCompetition,
  waitsOfCorrections,
  waitsOfLooks,
  waitsOfMergers,
  waitsOfModeration,
  waitsOfNotices,
  waitsOfRecognition,
  waitsOfSentences,
  waitsOfVersions,
  waitsOfViewing,
  waitsOfWords,
].flat();

for (const wait of waits)
  test(`who waits keeps their place: ${wait.name} of ${wait.within ?? wait.file}`, () => expectPlaceKept(wait));

test('no part waits that is not among them', () => {
  const files = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const drawn = Object.entries(files).flatMap(([path, text]) => {
    const file = path.slice(2);
    const isPart = !/\.test\.tsx$|^parts\/|^ui\/overlays\/DecisionDialog\.tsx$/.test(file);
    return isPart ? [...text.matchAll(/\bisWaiting=/g)].map(() => file) : [];
  });
  const own = waits.filter(({ within }) => within === undefined);
  expect(own.map(({ file }) => file).sort()).toEqual(drawn.sort());
});
