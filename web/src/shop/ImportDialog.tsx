import { dataUploadBytesMax } from '@laurel/contract/limits';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords, Refused, SignedOut } from '#api/call-error.ts';
import { refresh } from '#api/query-client.ts';
import { upload } from '#api/upload.ts';
import { formatPoints } from '#lib/points.ts';
import { DropZone } from '#ui/DropZone.tsx';
import classes from './DeskDialog.module.css';
import { DeskDialog } from './DeskDialog.tsx';

type LineError = CallOutput<'deskimport'>['errors'][number];

/** The exported file, as suppliers send it back: all of it counts, or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [rejected, setRejected] = useState('');
  const send = useMutation({
    mutationFn: (file: File) => upload('deskimport', file),
    meta: { errors: 'screen' },
    onSuccess: () => refresh('desklist'),
  });
  const failure = rejected || (send.error && !(send.error instanceof SignedOut) ? errorWords(send.error) : '');
  return (
    <DeskDialog title="Import answers" size="lg" onClose={onClose}>
      <p className={classes.about}>
        The exported file with its columns <strong>dispatchStatus</strong> (1 in preparation, 2 sent, 3 delivered),{' '}
        <strong>carrier</strong> and <strong>reference</strong> filled in.
      </p>
      <DropZone
        words="Drop a CSV file here"
        hint="UTF-8, comma, semicolon or tab"
        accept={['.csv', 'text/csv']}
        maxBytes={dataUploadBytesMax}
        disabled={send.isPending}
        onFile={(file) => {
          setRejected('');
          send.mutate(file);
        }}
        onReject={(file) => {
          send.reset();
          setRejected(`${file.name} is not a CSV file, or too large.`);
        }}
      />
      <p className={classes.outcome} role="status">
        {send.isPending ? 'Reading the file …' : null}
        {send.data ? changedWords(send.data.changed) : null}
      </p>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <LineErrors errors={send.data?.errors ?? errorsOf(send.error)} />
      <div className={classes.actions}>
        <Button variant={send.data ? 'filled' : 'default'} onClick={onClose}>
          Close
        </Button>
      </div>
    </DeskDialog>
  );
}

function changedWords(changed: number): string {
  if (changed === 0) return 'Nothing to change: every line stands as the file says.';
  return changed === 1 ? '1 line is moved.' : `${formatPoints(changed)} lines are moved.`;
}

function errorsOf(error: unknown): readonly LineError[] {
  const errors = error instanceof Refused ? error.answer.errors : undefined;
  return Array.isArray(errors) ? (errors as LineError[]) : [];
}

function LineErrors({ errors }: { errors: readonly LineError[] }) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.errors} aria-label="Errors in the file" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line}</td>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
