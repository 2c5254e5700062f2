import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { carriedBy } from '#api/refusal.ts';
import { upload } from '#api/upload.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import { strong } from '#ui/layout/tags.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import classes from './ImportDialog.module.css';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import * as texts from './texts.ts';

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
    <Dialog title={say(texts.importAnswers)} size="lg" holdsWords onClose={onClose}>
      {look.data || look.isPending ? null : <About />}
      {move.data ? null : (
        <DropZone
          words={look.data ? say(texts.dropAnother) : say(common.dropSheet)}
          hint={say(texts.fileHint)}
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
            setRejected(say(texts.noSheet, { file: other.name }));
          }}
        />
      )}
      <p className={classes.outcome} role="status">
        {look.isPending ? say(texts.readingFile) : null}
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
          {say(canMove ? common.cancel : common.close)}
        </Button>
        {canMove && file ? (
          <PassingButton beside={close} size="md" isWaiting={move.isPending} onClick={() => move.mutate(file)}>
            {say(texts.changeLines, { count: look.data?.changed ?? 0 })}
          </PassingButton>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const accepted = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

function About() {
  return <p className={classes.about}>{rich(texts.importAbout, { strong })}</p>;
}

/** Before: what confirming would do. */
function plannedWords({ changed, unchanged, told, errors }: Outcome): string {
  if (errors.length > 0) return '';
  if (changed === 0) return say(texts.nothingToChange);
  const sentences = [say(texts.wouldChange, { count: changed })];
  if (unchanged > 0) sentences.push(say(texts.linesStand, { count: unchanged }));
  if (told > 0) sentences.push(say(texts.mails, { count: told }));
  return sentences.join(' ');
}

function movedWords({ changed }: Outcome): string {
  return changed === 0 ? say(texts.nothingToChange) : say(texts.linesChanged, { count: changed });
}

function errorsOf(error: unknown): Outcome['errors'] | undefined {
  return carriedBy<'deskimport'>(error).errors;
}
