import { meaningOf } from '@laurel/contract/programme/programme';
import { ownWords, valueWords } from '@laurel/contract/programme/value-words';
import { designOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import { cardPicture } from '../paths.ts';
import * as texts from './texts.ts';

interface ReasonChoiceProps {
  look: 'pictures' | 'pills';
  /** What may be chosen; where there is but one, nobody is asked. */
  reasons: readonly string[];
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** What somebody is recognised for, as the cards that it becomes, or in few words. */
export function ReasonChoice({ look, reasons, ...choice }: ReasonChoiceProps) {
  if (reasons.length < 2) return null;
  const offers = reasons.map((reason) => ({
    value: reason,
    label: valueWords(reason),
    ...(look === 'pictures' && cardOf(reason)),
  }));
  return <Choice label={say(texts.whatFor)} isRequired look={look} offers={offers} {...choice} />;
}

function cardOf(reason: string) {
  const drawing = cardPicture(designOf(reason).drawing);
  const meaning = meaningOf(reason);
  return {
    words: meaning && ownWords(meaning.named, 'words'),
    icon: <img src={drawing} alt="" width={160} height={90} className={layout.drawing} />,
  };
}
