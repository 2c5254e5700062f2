import { auditSearchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { useRested } from '#ui/fields/use-rested.ts';
import classes from './Oversight.module.css';
import * as texts from './texts.ts';

/** What is typed is looked for when the typing rests. */
export function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
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
      description={say(texts.searchHint)}
      autoComplete="off"
      leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
      maxLength={auditSearchMax}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') restNow();
      }}
    />
  );
}
