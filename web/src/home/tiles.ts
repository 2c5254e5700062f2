import type { Screen } from '@laurel/contract/access';
import { illustrations, paths } from '../paths.ts';

export interface Tile {
  label: string;
  words: string;
  to: string;
  picture: string;
  /** Shown to those who may open it. */
  screen: Screen;
}

export const tiles: readonly Tile[] = [
  {
    label: 'Nominate',
    words: 'Put a colleague forward for company impact',
    to: paths.nominate(),
    picture: illustrations.nominate,
    screen: 'nominate',
  },
  {
    label: 'Rewards',
    words: 'Spend what you earned in the shop',
    to: paths.rewards(),
    picture: illustrations.rewards,
    screen: 'rewards',
  },
  {
    label: 'My Recognition',
    words: 'Everything you sent and received',
    to: paths.myRecognition,
    picture: illustrations.recognition,
    screen: 'myRecognition',
  },
  {
    label: 'Pay It Forward',
    words: 'Share your points with somebody',
    to: paths.payItForward(),
    picture: illustrations.payItForward,
    screen: 'payItForward',
  },
  {
    label: 'Wall of Fame',
    words: 'The people everybody talks about',
    to: paths.wallOfFame,
    picture: illustrations.wallOfFame,
    screen: 'wallOfFame',
  },
  {
    label: 'Idea Box',
    words: 'Tell us the next big idea',
    to: paths.ideaBox,
    picture: illustrations.ideaBox,
    screen: 'ideaBox',
  },
];
