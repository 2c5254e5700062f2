import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useStore } from '#lib/store.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { focusInPlace } from '#ui/focus/focus.ts';
import classes from './CookieConsent.module.css';
import { type Consent, consent, keepConsent } from './consent.ts';
import * as texts from './texts.ts';

/** Asks which cookies may be kept. Not a dialog: the portal stays usable behind it. */
export function CookieConsent() {
  const before = useStore(consent);
  const [functional, setFunctional] = useState(before?.functional ?? false);
  const [third, setThird] = useState(before?.third ?? false);
  const keep = (choice: Consent) => {
    keepConsent(choice);
    // The button that had the focus is gone.
    focusInPlace(document.getElementById('content'));
  };
  return (
    <section className={classes.banner} aria-labelledby="consent-title">
      <div className={classes.words}>
        <h2 id="consent-title" className={classes.title}>
          {say(texts.cookiesTitle)}
        </h2>
        <p>{say(texts.cookiesIntro)}</p>
      </div>
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">{say(texts.cookieKinds)}</legend>
        <Choice label={say(texts.mandatory)} checked />
        <Choice label={say(texts.functional)} checked={functional} onChange={setFunctional} />
        <Choice label={say(texts.thirdParty)} checked={third} onChange={setThird} />
      </fieldset>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => keep({ mandatory: true, functional, third })}>
          {say(texts.saveChoice)}
        </Button>
        <Button onClick={() => keep({ mandatory: true, functional: true, third: true })}>{say(texts.acceptAll)}</Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  /** Without it the choice is fixed. */
  onChange?: (checked: boolean) => void;
}

/** A native box: the first page loads no fields for this banner alone. */
function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
