import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { failureOf, isUnknown } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations } from '../paths.ts';

interface NotThereProps {
  error: Error;
  /** Where there is no such thing, or it is another's. */
  title: string;
  words: string;
  /** The way on. */
  action: ReactNode;
  onRetry: () => void;
}

/** In place of what stands at its own address: it is not there for the reader, or could not be read. */
export function NotThere({ error, title, words, action, onRetry }: NotThereProps) {
  if (isUnknown(error))
    return <StatePage title={title} words={words} illustration={illustrations.recognition} action={action} />;
  const failure = failureOf(error);
  return (
    <StatePage
      isAlert
      title={failure.title}
      words={failure.message}
      illustration={illustrations.error}
      action={<Button onClick={onRetry}>{say(common.tryAgain)}</Button>}
    />
  );
}
