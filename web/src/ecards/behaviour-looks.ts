import type { Message } from '@laurel/contract/message';
import type { Choice, Drawing } from '@laurel/contract/programme/items';
import { meaningOf } from '@laurel/contract/programme/programme';
import { ownWords, valueWords } from '@laurel/contract/programme/value-words';
import { language, say } from '@laurel/contract/say';
import {
  type Icon,
  IconArrowBigUpLines,
  IconFlame,
  IconHeartHandshake,
  IconLeaf,
  IconMessages,
  IconPuzzle,
  IconRocket,
  IconSparkles,
} from '@tabler/icons-react';
import * as texts from './texts.ts';

const icons: Partial<Record<Drawing, Icon>> = {
  'client-obsession': IconHeartHandshake,
  'unreasonable-excellence': IconSparkles,
  'authentic-connections': IconMessages,
  'act-of-courage': IconFlame,
  'empowered-ownership': IconRocket,
  'collaborate-for-success': IconPuzzle,
  'one-up': IconArrowBigUpLines,
};

/** What the specification's mean. */
const explained = new Map<string, Message>(
  Object.entries({
    'Client Obsession': texts.clientObsession,
    'Unreasonable Excellence': texts.unreasonableExcellence,
    'Authentic Connections': texts.authenticConnections,
    'Act of Courage': texts.actOfCourage,
    'Empowered Ownership': texts.empoweredOwnership,
    'Collaborate for Success': texts.collaborateForSuccess,
    '1Up nomination': texts.oneUp,
  }),
);

/** The sign of a drawing, where there is no room for it. */
export function signOf(drawing: Drawing = 'recognition'): Icon {
  return icons[drawing] ?? IconLeaf;
}

/** What the specification says of its own; undefined of any other name. */
export function specifiedWords(name: string): string | undefined {
  const message = explained.get(name);
  return message && say(message);
}

/** How what somebody is nominated for is drawn and explained; without words where nobody has said any. */
export function looksOf(name: string): { icon: Icon; words: string | undefined } {
  const meaning = meaningOf(name);
  return {
    icon: signOf(meaning?.choice.picture),
    words: (meaning && ownWords(meaning.named, 'words')) ?? specifiedWords(name),
  };
}

/** What something is called in the reader's language, also where it is no part of what goes. */
export function saidName(choice: Choice): string {
  return choice.in?.[language()]?.name ?? valueWords(choice.name);
}

/** What it means, likewise. */
export function saidWords(choice: Choice): string | undefined {
  return ownWords(choice, 'words') ?? specifiedWords(choice.name);
}
