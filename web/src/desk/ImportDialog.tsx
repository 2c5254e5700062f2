import { callRows } from '@laurel/contract/call-rows';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { carriedBy } from '#api/refusal.ts';
import { upload } from '#api/upload.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import classes from './ImportDialog.module.css';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportPreview } from './ImportPreview.tsx';

type Outcome = CallOutput<'deskimport'>;

/** The exported file, as suppliers send it back: what it would change is shown first, then all of it counts, or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
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
    <Dialog title="Import answers" size="lg" holdsWords onClose={onClose}>
      {look.data || look.isPending ? null : <About />}
      {move.data ? null : (
        <DropZone
          words={look.data ? 'Drop another file here' : 'Drop a CSV or Excel file here'}
          hint="CSV or Excel (.xlsx); columns in any order"
          accept={accepted}
          maxBytes={callRows.deskimport.file.bytesMax}
          isWaiting={look.isPending || move.isPending}
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
      <DialogActions>
        <Button ref={close} size="md" variant={canMove ? 'default' : 'filled'} onClick={onClose}>
          {canMove ? 'Cancel' : 'Close'}
        </Button>
        {canMove && file ? (
          <PassingButton beside={close} size="md" isWaiting={move.isPending} onClick={() => move.mutate(file)}>
            {changeWords(look.data?.changed ?? 0)}
          </PassingButton>
        ) : null}
      </DialogActions>
    </Dialog>
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
  return [wouldChange(changed), standing(unchanged), mailing(told)].filter((words) => words !== '').join(' ');
}

function changeWords(changed: number): string {
  return plural(changed, { one: 'Change 1 line', other: `Change ${formatPoints(changed)} lines` });
}

function wouldChange(changed: number): string {
  return plural(changed, { one: '1 line would change.', other: `${formatPoints(changed)} lines would change.` });
}

function standing(unchanged: number): string {
  if (unchanged === 0) return '';
  const lines = formatPoints(unchanged);
  return plural(unchanged, { one: '1 line stands as the file says.', other: `${lines} lines stand as the file says.` });
}

function mailing(told: number): string {
  if (told === 0) return '';
  return plural(told, {
    one: '1 e-mail says that something is on its way.',
    other: `${formatPoints(told)} e-mails say that something is on its way.`,
  });
}

function movedWords({ changed }: Outcome): string {
  if (changed === 0) return 'Nothing to change: every line stands as the file says.';
  return plural(changed, { one: '1 line is changed.', other: `${formatPoints(changed)} lines are changed.` });
}

function errorsOf(error: unknown): Outcome['errors'] | undefined {
  return carriedBy<'deskimport'>(error).errors;
}
