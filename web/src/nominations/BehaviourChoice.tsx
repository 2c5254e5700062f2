import { behaviours, oneUp } from '@laurel/contract/points';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { IconArrowBigUpLines } from '@tabler/icons-react';
import { ChoiceFrame, ChoiceItem, Offered } from '#ui/fields/Choice.tsx';
import { behaviourLooks } from './behaviour-looks.ts';
import classes from './Nominate.module.css';
import { type NomCat, withBehaviour } from './nominate-form.ts';
import * as texts from './texts.ts';

interface BehaviourChoiceProps {
  value: readonly NomCat[];
  onChange: (nomCat: NomCat[]) => void;
  error?: string | undefined;
}

/** Six behaviours to tick, or the one option that stands alone. */
export function BehaviourChoice({ value, onChange, error }: BehaviourChoiceProps) {
  return (
    <ChoiceFrame label={say(texts.whatSeen)} isRequired hint={say(texts.whatSeenHint)} error={error}>
      {(errorId) => (
        <>
          <Offered look="cards">
            {behaviours.map((behaviour) => (
              <ChoiceItem
                key={behaviour}
                type="checkbox"
                look="cards"
                offer={offerOf(behaviour)}
                errorId={errorId}
                checked={value.includes(behaviour)}
                onChange={() => onChange(withBehaviour(value, behaviour))}
              />
            ))}
          </Offered>
          <p className={classes.other}>{say(texts.other)}</p>
          <ChoiceItem
            type="radio"
            look="cards"
            isWide
            offer={alone}
            errorId={errorId}
            checked={value.includes(oneUp)}
            onChange={() => onChange([oneUp])}
          />
        </>
      )}
    </ChoiceFrame>
  );
}

function offerOf(behaviour: keyof typeof behaviourLooks) {
  const { icon: Sign, words } = behaviourLooks[behaviour];
  return { value: behaviour, label: valueWords(behaviour), words, icon: <Sign aria-hidden size={26} stroke={1.6} /> };
}

const alone = {
  value: oneUp,
  label: valueWords(oneUp),
  words: say(texts.oneUp),
  icon: <IconArrowBigUpLines aria-hidden size={26} stroke={1.6} />,
};
