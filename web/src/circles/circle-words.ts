import type { CircleSign, CircleVerdict } from '@laurel/contract/programme/circle-signs';
import { say } from '@laurel/contract/say';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import * as texts from './texts.ts';

export const verdictWords = {
  fine: texts.fine,
  watch: texts.watch,
  wrong: texts.wrong,
} as const satisfies Record<CircleVerdict, unknown>;

export const verdictTones: Record<CircleVerdict, BadgeTone> = { fine: 'done', watch: 'waiting', wrong: 'danger' };

/** One thing that speaks for a circle or against it, as a sentence. */
export function signWords({ sign, speaks, value }: CircleSign): string {
  const isFor = speaks === 'for';
  switch (sign) {
    case 'within':
      return say(texts.signWithin, { share: String(value) });
    case 'others':
      return value === 0 ? say(texts.signNobodyElse) : say(texts.signOthers, { people: value });
    case 'division':
      return say(texts.signDivision);
    case 'made':
      return isFor ? say(texts.signOwn) : say(texts.signMade, { share: String(value) });
    case 'words':
      return say(texts.signWords, { share: String(value) });
    case 'soon':
      return say(texts.signSoon, { share: String(value) });
  }
}
