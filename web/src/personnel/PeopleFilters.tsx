import { type Lacking, lackings, personStates } from '@laurel/contract/calls/personnel/kinds';
import { emailMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { divisionChoices, useDivisionLists } from '#picker/directory.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceFrame, ChoiceItem, Offered } from '#ui/fields/Choice.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Personnel.module.css';
import type { PeopleAsked } from './people-asked.ts';
import { lackWords, stateWords } from './standing.tsx';
import * as texts from './texts.ts';

interface PeopleFiltersProps {
  asked: PeopleAsked;
  onChange: (part: Partial<PeopleAsked>) => void;
}

const stateChoices = [
  ...personStates.map((value) => ({ value, label: stateWords[value] })),
  { value: 'all', label: say(texts.everybody) },
];

export function PeopleFilters({ asked, onChange }: PeopleFiltersProps) {
  const restId = useId();
  // On a phone people come first; what narrows them without being seen is counted.
  const [isOpen, setOpen] = useState(false);
  const { divisions } = useDivisionLists();
  const { divisionCode, manager, lacks } = asked;
  const narrowing = [divisionCode, manager, ...lacks].filter((value) => value !== '').length;
  return (
    <search className={`${classes.filters} ${layout.unprinted}`}>
      <RestedInput
        label={say(common.search)}
        placeholder={say(texts.searchHint)}
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        value={asked.search}
        onRested={(search) => onChange({ search })}
      />
      <NativeSelect
        label={say(texts.state)}
        data={stateChoices}
        value={asked.state}
        onChange={(event) => onChange({ state: event.currentTarget.value as PeopleAsked['state'] })}
      />
      <Button
        variant="default"
        className={classes.unfold}
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? say(common.fewerFilters) : closedWords(narrowing)}
      </Button>
      <div id={restId} className={classes.rest} data-open={isOpen || undefined}>
        <NativeSelect
          label={say(common.division)}
          data={divisionChoices(divisions)}
          value={divisionCode}
          onChange={(event) => onChange({ divisionCode: event.currentTarget.value })}
        />
        <RestedInput
          label={say(texts.manager)}
          placeholder={say(texts.managerHint)}
          value={manager}
          onRested={(next) => onChange({ manager: next })}
        />
        {asked.state === 'erased' ? null : <Lacks lacks={lacks} onChange={(next) => onChange({ lacks: next })} />}
      </div>
    </search>
  );
}

function closedWords(narrowing: number): string {
  return narrowing > 0 ? say(common.filtersCounted, { count: narrowing }) : say(common.filters);
}

interface LacksProps {
  lacks: readonly Lacking[];
  onChange: (lacks: readonly Lacking[]) => void;
}

function Lacks({ lacks, onChange }: LacksProps) {
  return (
    <div className={classes.whole}>
      <ChoiceFrame label={say(texts.only)}>
        {(errorId) => (
          <Offered look="pills">
            {lackings.map((value) => (
              <ChoiceItem
                key={value}
                type="checkbox"
                look="pills"
                offer={{ value, label: lackWords[value] }}
                errorId={errorId}
                checked={lacks.includes(value)}
                onChange={() =>
                  onChange(lacks.includes(value) ? lacks.filter((one) => one !== value) : [...lacks, value])
                }
              />
            ))}
          </Offered>
        )}
      </ChoiceFrame>
    </div>
  );
}

interface RestedInputProps {
  label: string;
  placeholder: string;
  leftSection?: ReactNode;
  /** What is asked for. */
  value: string;
  onRested: (text: string) => void;
}

/** A text that is asked for when the typing rests, or at Enter. */
function RestedInput({ value, onRested, ...input }: RestedInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const { rested, restNow } = useRested(typed);
  // Asked for by a link, or by the button Back.
  if (value !== known) {
    setKnown(value);
    if (value !== rested.trim()) setTyped(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that rests
  useEffect(() => {
    if (rested.trim() !== value) onRested(rested.trim());
  }, [rested]);
  return (
    <TextInput
      {...input}
      type="search"
      autoComplete="off"
      maxLength={emailMax}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') restNow();
      }}
    />
  );
}
