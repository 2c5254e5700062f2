import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import classes from './Lists.module.css';

interface SearchFieldProps {
  value: string;
  /** What can be looked for. */
  hint: string;
  max: number;
  onChange: (search: string) => void;
}

/** What is typed is looked for when the typing rests. */
export function SearchField({ value, hint, max, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const { rested, restNow } = useRested(typed);
  const told = useRef({ value, onChange });
  told.current = { value, onChange };
  useEffect(() => {
    if (rested.trim() !== told.current.value) told.current.onChange(rested.trim());
  }, [rested]);
  return (
    <TextInput
      className={classes.search}
      type="search"
      label={say(common.search)}
      description={hint}
      autoComplete="off"
      leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
      maxLength={max}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') restNow();
      }}
    />
  );
}
