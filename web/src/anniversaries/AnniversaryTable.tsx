import type { FormErrors } from '@laurel/contract/errors';
import { anniversaryAwardsMost, anniversaryWordsMax, serviceYearsMost } from '@laurel/contract/limits';
import type { AnniversaryAward } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import * as said from '#changes/texts.ts';
import { numberTyped } from '#lib/number-typed.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { focusNear } from '#ui/focus/near.ts';
import words from '#ui/layout/words.module.css';
import classes from './Anniversaries.module.css';
import * as texts from './texts.ts';

interface AnniversaryTableProps {
  /** Where it stands in the programme, by which its errors are told. */
  place: string;
  awards: readonly AnniversaryAward[];
  errors: FormErrors;
  mayChange: boolean;
  onChange: (awards: AnniversaryAward[]) => void;
}

const usual = { step: 5, points: 100 };

/** For how many years at work something is given, how much, and what the card says: a line each. */
export function AnniversaryTable({ place, awards, errors, mayChange, onChange }: AnniversaryTableProps) {
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focusOnLine = (at: number, which: string) =>
    requestAnimationFrame(() => focusNear(list.current?.querySelectorAll(which), at, more.current));
  const add = () => {
    onChange([...awards, nextOf(awards)]);
    // Each line has three of them.
    focusOnLine(awards.length * 3, 'input');
  };
  const take = (at: number) => {
    onChange(awards.filter((_, one) => one !== at));
    focusOnLine(at, 'button');
  };
  return (
    <>
      <GroupError error={errors[place]} />
      {awards.length > 0 ? <p className={words.soft}>{say(texts.wordsHint)}</p> : null}
      {awards.length === 0 ? <p className={words.soft}>{say(texts.noYears)}</p> : null}
      <ul ref={list} className={classes.lines}>
        {awards.map((award, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same years while they are typed
            key={at}
            award={award}
            errorOf={(field) => errors[`${place}.${at}.${field}`]}
            onChange={(next) => onChange(awards.map((one, n) => (n === at ? next : one)))}
            onTake={mayChange ? () => take(at) : undefined}
          />
        ))}
      </ul>
      {mayChange && awards.length < anniversaryAwardsMost ? (
        <div>
          <Button ref={more} variant="default" size="md" icon={<IconPlus aria-hidden size={18} />} onClick={add}>
            {say(texts.addYears)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface LineProps {
  award: AnniversaryAward;
  errorOf: (field: keyof AnniversaryAward) => string | undefined;
  onChange: (award: AnniversaryAward) => void;
  /** Undefined to who only reads. */
  onTake: (() => void) | undefined;
}

function Line({ award, errorOf, onChange, onTake }: LineProps) {
  const name = say(said.afterYears, { years: Number(award.years) || 0 });
  const number = (field: 'years' | 'points') => ({
    ...({ inputMode: 'numeric', autoComplete: 'off', maxLength: 7, required: true } as const),
    value: String(award[field]),
    error: errorOf(field),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...award, [field]: numberTyped(event.currentTarget.value) }),
  });
  return (
    <li className={classes.line} aria-label={name}>
      <TextInput label={say(texts.serviceYears)} {...number('years')} />
      <TextInput label={say(common.points)} {...number('points')} />
      <CountedInput
        label={say(said.wordsOfCard)}
        max={anniversaryWordsMax}
        value={award.words ?? ''}
        error={errorOf('words')}
        onChange={(next) => onChange({ ...award, words: next === '' ? undefined : next })}
      />
      {onTake ? (
        <IconButton label={say(texts.takeYears, { years: name })} onClick={onTake}>
          <IconTrash aria-hidden size={20} stroke={1.7} />
        </IconButton>
      ) : null}
    </li>
  );
}

/** What comes usually behind these. */
function nextOf(awards: readonly AnniversaryAward[]): AnniversaryAward {
  const years = Math.max(0, ...awards.map((one) => Number(one.years) || 0)) + usual.step;
  return { years: Math.min(years, serviceYearsMost), points: awards.at(-1)?.points ?? usual.points };
}
