import { callFiles } from '@laurel/contract/call-files';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { carriedBy } from '#api/refusal.ts';
import { upload } from '#api/upload.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatPoints } from '#lib/points.ts';
import { DropZone } from '#ui/DropZone.tsx';
import classes from './DeskDialog.module.css';
import { DeskDialog } from './DeskDialog.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportPreview } from './ImportPreview.tsx';

type Outcome = CallOutput<'deskimport'>;

/** The exported file, as suppliers send it back: what it would change is shown first, then all of it counts, or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [rejected, setRejected] = useState('');
  const look = useMutation({
    mutationFn: (file: File) => upload('deskimport', file, { query: { dryRun: '1' } }),
    meta: { errors: 'screen' },
  });
  const move = useCallMutation('deskimport', {
    send: (file: File) => upload('deskimport', file),
    errors: 'screen',
  });
  const error = move.error ?? look.error;
  const failure = rejected || (error && !(error instanceof SignedOut) ? errorWords(error) : '');
  const errors = errorsOf(move.error) ?? errorsOf(look.error) ?? look.data?.errors ?? [];
  const file = look.variables;
  const canMove = Boolean(look.data && look.data.errors.length === 0 && look.data.changed > 0 && !move.data);
  return (
    <DeskDialog title="Import answers" size="lg" onClose={onClose}>
      {look.data || look.isPending ? null : <About />}
      {move.data ? null : (
        <DropZone
          words={look.data ? 'Drop another file here' : 'Drop a CSV or Excel file here'}
          hint="CSV or Excel (.xlsx); columns in any order"
          accept={accepted}
          maxBytes={callFiles.deskimport.bytesMax}
          disabled={look.isPending || move.isPending}
          onFile={(chosen) => {
            setRejected('');
            move.reset();
            look.mutate(chosen);
          }}
          onReject={(other) => {
            look.reset();
            move.reset();
            setRejected(`${other.name} is no CSV or Excel file, or too large.`);
          }}
        />
      )}
      <p className={classes.outcome} role="status">
        {look.isPending ? 'Reading the file …' : null}
        {move.data ? movedWords(move.data) : look.data ? plannedWords(look.data) : null}
      </p>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {errors.length > 0 ? <ImportErrors errors={errors} /> : null}
      {look.data && errors.length === 0 && !move.data ? <ImportPreview outcome={look.data} /> : null}
      <div className={classes.actions}>
        <Button variant={canMove ? 'default' : 'filled'} onClick={onClose}>
          {canMove ? 'Cancel' : 'Close'}
        </Button>
        {canMove && file ? (
          <Button loading={move.isPending} onClick={() => move.mutate(file)}>
            {look.data?.changed === 1 ? 'Change 1 line' : `Change ${formatPoints(look.data?.changed ?? 0)} lines`}
          </Button>
        ) : null}
      </div>
    </DeskDialog>
  );
}

const accepted = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

function About() {
  return (
    <p className={classes.about}>
      The exported file with its columns <strong>dispatchStatus</strong> (in preparation, sent or delivered; or 1, 2,
      3), <strong>carrier</strong> and <strong>reference</strong> filled in. You see what it changes before it does.
    </p>
  );
}

/** Before: what confirming would do. */
function plannedWords({ changed, unchanged, told, errors }: Outcome): string {
  if (errors.length > 0) return '';
  if (changed === 0) return 'Nothing to change: every line stands as the file says.';
  const others =
    unchanged === 0 ? '' : `, ${lines(unchanged)} ${unchanged === 1 ? 'stands' : 'stand'} as the file says`;
  const mails =
    told === 0
      ? ''
      : ` ${told === 1 ? '1 e-mail says' : `${formatPoints(told)} e-mails say`} that something is on its way.`;
  return `${lines(changed)} would change${others}.${mails}`;
}

function movedWords({ changed }: Outcome): string {
  return changed === 0
    ? 'Nothing to change: every line stands as the file says.'
    : `${lines(changed)} ${changed === 1 ? 'is' : 'are'} changed.`;
}

const lines = (count: number) => (count === 1 ? '1 line' : `${formatPoints(count)} lines`);

function errorsOf(error: unknown): Outcome['errors'] | undefined {
  return carriedBy<'deskimport'>(error).errors;
}
