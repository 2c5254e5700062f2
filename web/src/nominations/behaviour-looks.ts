import { say } from '@laurel/contract/say';
import {
  type Icon,
  IconFlame,
  IconHeartHandshake,
  IconMessages,
  IconPuzzle,
  IconRocket,
  IconSparkles,
} from '@tabler/icons-react';
import type { Behaviour } from './nominate-form.ts';
import * as texts from './texts.ts';

/** How each behaviour is drawn and explained. */
export const behaviourLooks: Record<Behaviour, { icon: Icon; words: string }> = {
  'Client Obsession': { icon: IconHeartHandshake, words: say(texts.clientObsession) },
  'Unreasonable Excellence': { icon: IconSparkles, words: say(texts.unreasonableExcellence) },
  'Authentic Connections': { icon: IconMessages, words: say(texts.authenticConnections) },
  'Act of Courage': { icon: IconFlame, words: say(texts.actOfCourage) },
  'Empowered Ownership': { icon: IconRocket, words: say(texts.empoweredOwnership) },
  'Collaborate for Success': { icon: IconPuzzle, words: say(texts.collaborateForSuccess) },
};
