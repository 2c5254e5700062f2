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

/** How each behaviour is drawn and explained. */
export const behaviourLooks: Record<Behaviour, { icon: Icon; words: string }> = {
  'Client Obsession': { icon: IconHeartHandshake, words: 'Went further for a client than anybody asked.' },
  'Unreasonable Excellence': { icon: IconSparkles, words: 'Did it so well that it set a new mark.' },
  'Authentic Connections': { icon: IconMessages, words: 'Listened, spoke honestly, brought people together.' },
  'Act of Courage': { icon: IconFlame, words: 'Said or did what was right when it was hard.' },
  'Empowered Ownership': { icon: IconRocket, words: 'Took it on, and saw it through to the end.' },
  'Collaborate for Success': { icon: IconPuzzle, words: 'Made the whole team better than its parts.' },
};
