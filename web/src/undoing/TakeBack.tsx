import '#api/late-rows.ts';
import { dateFormat } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import type { TakeBack as Taking } from '@laurel/contract/shapes/take-back';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

interface TakeBackProps {
  takeBack: Taking;
  onDone: (words: string) => void;
  /** Once all that it changed is there anew. */
  afterwards?: () => void;
}

/** Until when a gift can be taken back, and the button for it; nothing once that time is over. */
export function TakeBack({ takeBack: { awardId, until }, onDone, afterwards = () => {} }: TakeBackProps) {
  const isOver = useIsOver(until);
  const undo = useCallMutation('takeback', {
    send: () => call('takeback', { awardId }),
    errors: 'screen',
    onSuccess: ({ message }) => onDone(message),
    afterwards,
  });
  if (isOver && !undo.isPending && !undo.error) return null;
  return (
    <>
      <div className={layout.row}>
        <p className={words.soft}>
          {say(texts.until, {
            time: dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(until)),
          })}
        </p>
        <Button variant="default" isWaiting={undo.isPending} onClick={() => undo.mutate()}>
          {say(texts.takeBack)}
        </Button>
      </div>
      {undo.error ? <FailureNote>{errorWords(undo.error)}</FailureNote> : null}
    </>
  );
}

function useIsOver(until: string): boolean {
  const [isOver, setOver] = useState(() => Date.parse(until) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
}
