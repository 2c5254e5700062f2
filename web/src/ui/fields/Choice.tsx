import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import words from '#ui/layout/words.module.css';
import classes from './Choice.module.css';

/** Few words in a row, a switch between a few, cards with words, cards with a picture. */
type ChoiceLook = 'pills' | 'segments' | 'cards' | 'pictures';

export interface Offer<Value extends string> {
  value: Value;
  label: string;
  /** Said below the label, and read out with it. */
  words?: string | undefined;
  /** A sign, or the picture of a card. */
  icon?: ReactNode;
}

interface ChoiceProps<Value extends string> extends Omit<ChoiceFrameProps, 'children'> {
  look: ChoiceLook;
  offers: readonly Offer<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  /** Cards below each other, each across the whole width. */
  isWide?: boolean;
}

/** One of several, all in sight: radio buttons of the browser, which the arrow keys and screen readers know. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { look, offers, value, onChange, isWide = false, ...frame } = props;
  const name = useId();
  return (
    <ChoiceFrame {...frame}>
      {(errorId) => (
        <Offered look={look} isWide={isWide}>
          {offers.map((offer) => (
            <ChoiceItem
              key={offer.value}
              type="radio"
              name={name}
              look={look}
              offer={offer}
              isWide={isWide}
              errorId={errorId}
              checked={offer.value === value}
              onChange={() => onChange(offer.value)}
            />
          ))}
        </Offered>
      )}
    </ChoiceFrame>
  );
}

interface ChoiceFrameProps {
  label: string;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  /** The choices; what is wrong is described by the id, where something is. */
  children: (errorId: string | undefined) => ReactNode;
}

/** What all choices have around them: a legend, what helps, what is wrong. */
export function ChoiceFrame({ label, isRequired = false, hint, error, children }: ChoiceFrameProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className={classes.label}>
        {label}
        {isRequired ? (
          <span aria-hidden className={classes.asterisk}>
            {' *'}
          </span>
        ) : null}
      </legend>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {children(error ? id : undefined)}
      {error ? (
        <p id={id} className={`${words.error} ${classes.error}`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface OfferedProps {
  look: ChoiceLook;
  isWide?: boolean;
  children: ReactNode;
}

export function Offered({ look, isWide = false, children }: OfferedProps) {
  return (
    <div className={classes.offers} data-look={look} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}

interface ChoiceItemProps<Value extends string> {
  type: 'radio' | 'checkbox';
  name?: string;
  look: ChoiceLook;
  offer: Offer<Value>;
  /** A card across the whole width, its words beside its sign. */
  isWide?: boolean;
  errorId: string | undefined;
  checked: boolean;
  onChange: () => void;
}

/** One of the choices: the browser's own control lies over all of it, unseen. */
export function ChoiceItem<Value extends string>(props: ChoiceItemProps<Value>) {
  const { type, name, look, offer, isWide = false, errorId, checked, onChange } = props;
  const id = useId();
  const isCard = look === 'cards' || look === 'pictures';
  const describedBy = [isCard && offer.words ? id : undefined, errorId].filter(Boolean).join(' ');
  return (
    <label className={classes.offer} data-look={look} data-wide={isWide || undefined}>
      <input
        type={type}
        name={name}
        className={classes.input}
        checked={checked}
        onChange={onChange}
        aria-label={isCard ? offer.label : undefined}
        aria-describedby={describedBy || undefined}
        aria-invalid={(errorId && type === 'checkbox') || undefined}
        data-error={errorId ? true : undefined}
      />
      {look === 'cards' ? <span className={classes.sign}>{offer.icon}</span> : offer.icon}
      {isCard ? <CardWords id={id} type={type} offer={offer} /> : offer.label}
    </label>
  );
}

function CardWords({ id, type, offer }: { id: string; type: string; offer: Offer<string> }) {
  return (
    <>
      <span className={classes.words}>
        <strong>{offer.label}</strong>
        {offer.words ? <span id={id}>{offer.words}</span> : null}
      </span>
      <span className={classes.tick} data-type={type}>
        <IconCheck aria-hidden size={16} stroke={3} />
      </span>
    </>
  );
}
