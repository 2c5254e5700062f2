import { offered, programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { looksOf } from '#ecards/behaviour-looks.ts';
import { ChoiceFrame, ChoiceItem, Offered } from '#ui/fields/Choice.tsx';
import classes from './Nominate.module.css';
import { withBehaviour } from './nominate-form.ts';
import * as texts from './texts.ts';

interface BehaviourChoiceProps {
  /** Cards that explain them, or no more than their names. */
  look?: 'cards' | 'pills';
  value: readonly string[];
  onChange: (nomCat: string[]) => void;
  error?: string | undefined;
}

/** Behaviours to tick, or the one that stands alone. */
export function BehaviourChoice({ look = 'cards', value, onChange, error }: BehaviourChoiceProps) {
  const { behaviours, alone } = programme();
  return (
    <ChoiceFrame label={say(texts.whatSeen)} isRequired hint={say(texts.whatSeenHint)} error={error}>
      {(errorId) => {
        const others = alone.retired ? null : (
          <ChoiceItem
            type="radio"
            look={look}
            isWide
            offer={offerOf(alone.name)}
            errorId={errorId}
            checked={value.includes(alone.name)}
            onChange={() => onChange([alone.name])}
          />
        );
        return (
          <>
            <Offered look={look}>
              {offered(behaviours).map((behaviour) => (
                <ChoiceItem
                  key={behaviour}
                  type="checkbox"
                  look={look}
                  offer={offerOf(behaviour)}
                  errorId={errorId}
                  checked={value.includes(behaviour)}
                  onChange={() => onChange(withBehaviour(value, behaviour))}
                />
              ))}
              {look === 'pills' ? others : null}
            </Offered>
            {look === 'cards' && others ? (
              <>
                <p className={classes.other}>{say(texts.other)}</p>
                {others}
              </>
            ) : null}
          </>
        );
      }}
    </ChoiceFrame>
  );
}

function offerOf(name: string) {
  const { icon: Sign, words } = looksOf(name);
  return { value: name, label: valueWords(name), words, icon: <Sign aria-hidden size={26} stroke={1.6} /> };
}
