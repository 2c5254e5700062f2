import { type Holder, mayOpen } from '@laurel/contract/access';
import type { TileName } from '@laurel/contract/looks/look';
import { lookNow } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

export interface Tile {
  label: string;
  words: string;
  to: string;
  picture: string;
  /** Shown to those who may open it. */
  screen: TileName;
}

const tiles: readonly Tile[] = [
  {
    label: say(common.nominate),
    words: say(texts.tileNominate),
    to: paths.nominate(),
    picture: illustrations.nominate,
    screen: 'nominate',
  },
  {
    label: say(common.rewards),
    words: say(texts.tileRewards),
    to: paths.rewards(),
    picture: illustrations.rewards,
    screen: 'rewards',
  },
  {
    label: say(common.myRecognition),
    words: say(texts.tileMyRecognition),
    to: paths.myRecognition,
    picture: illustrations.recognition,
    screen: 'myRecognition',
  },
  {
    label: say(common.payItForward),
    words: say(texts.tilePayItForward),
    to: paths.payItForward(),
    picture: illustrations.payItForward,
    screen: 'payItForward',
  },
  {
    label: say(common.wallOfFame),
    words: say(texts.tileWallOfFame),
    to: paths.wallOfFame,
    picture: illustrations.wallOfFame,
    screen: 'wallOfFame',
  },
  {
    label: say(common.ideaBox),
    words: say(texts.tileIdeaBox),
    to: paths.ideaBox,
    picture: illustrations.ideaBox,
    screen: 'ideaBox',
  },
];

/** Those of a member, as their site has them. */
export function tilesOf(member: Holder): Tile[] {
  const shown = tiles.filter(({ screen }) => mayOpen(screen, member));
  return lookNow().tiles?.flatMap((name) => shown.filter(({ screen }) => screen === name)) ?? shown;
}
