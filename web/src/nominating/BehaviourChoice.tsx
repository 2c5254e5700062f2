import { offered, programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { looksOf } from '#ecards/behaviour-looks.ts';
import { ChoiceFrame, ChoiceItem, Offered } from '#ui/fields/Choice.tsx';
import classes from './Nominate.module.css';
import { withBehaviour } from './nominate-form.ts';
import * as texts from './texts.ts';

interface BehaviourChoiceProps {
  value: readonly string[];
  onChange: (nomCat: string[]) => void;
  error?: string | undefined;
}

/** Behaviours to tick, or the one that stands alone. */
export function BehaviourChoice({ value, onChange, error }: BehaviourChoiceProps) {
  const { behaviours, alone } = programme();
  return (
    <ChoiceFrame label={say(texts.whatSeen)} isRequired hint={say(texts.whatSeenHint)} error={error}>
      {(errorId) => (
        <>
          <Offered look="cards">
            {offered(behaviours).map((behaviour) => (
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
          {alone.retired ? null : (
            <>
              <p className={classes.other}>{say(texts.other)}</p>
              <ChoiceItem
                type="radio"
                look="cards"
                isWide
                offer={offerOf(alone.name)}
                errorId={errorId}
                checked={value.includes(alone.name)}
                onChange={() => onChange([alone.name])}
              />
            </>
          )}
        </>
      )}
    </ChoiceFrame>
  );
}

function offerOf(name: string) {
  const { icon: Sign, words } = looksOf(name);
  return { value: name, label: valueWords(name), words, icon: <Sign aria-hidden size={26} stroke={1.6} /> };
}
