import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { carriedBy } from '#api/refusal.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import * as texts from './texts.ts';

interface Confirming {
  confirmed: boolean | undefined;
}

/** What is asked before it is done: told when a call was refused for it, and answered with a box. */
export function useAsked() {
  const [asks, setAsks] = useState<readonly string[]>([]);
  return {
    asks,
    /** For the form: hears what is asked. */
    heard: (error: Error): boolean => {
      // Each of these calls carries the same.
      const { asks: asked } = carriedBy<'addperson'>(error);
      setAsks(asked ?? []);
      return asked !== undefined;
    },
    own: ({ confirmed }: Confirming): Record<string, string> =>
      asks.length > 0 && !confirmed ? { confirmed: say(texts.sayYes) } : {},
  };
}

interface AskedProps {
  asks: readonly string[];
  confirmed: boolean | undefined;
  error: string | undefined;
  onChange: (part: { confirmed: boolean }) => void;
}

export function Asked({ asks, confirmed = false, error, onChange }: AskedProps) {
  if (asks.length === 0) return null;
  return (
    <Notice role="alert">
      {asks.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <Checkbox
        label={say(texts.yes)}
        checked={confirmed}
        error={error}
        onChange={(event) => onChange({ confirmed: event.currentTarget.checked })}
      />
    </Notice>
  );
}
