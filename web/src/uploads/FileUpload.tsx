import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import { focusIfLost, focusInPlace } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './DataUpload.module.css';
import * as texts from './texts.ts';
import { useDataUpload } from './use-data-upload.ts';

const waiting = <SkeletonRows rows={4} />;
const UploadPreview = late(() => import('./UploadPreview.tsx').then((m) => m.UploadPreview), { waiting });
const FileQuestions = late(() => import('./FileQuestions.tsx').then((m) => m.FileQuestions), { waiting });
const UploadResult = late(() => import('./UploadResult.tsx').then((m) => m.UploadResult), { waiting });

const { bytesMax } = callRows.dataupload.file;
const megabytes = bytesMax / 1024 / 1024;

/** A file, what it would do, and what it did. */
export function FileUpload() {
  const { file, step, way, check, answer, readSheet, apply, startOver } = useDataUpload();
  const card = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const before = useRef(step.at);
  // What was pressed leaves with its step, and the focus goes on to what has come. Who has gone elsewhere is called back by an outcome only.
  useLayoutEffect(() => {
    if (before.current === step.at) return;
    before.current = step.at;
    if (step.at === 'idle') return focusIfLost(card.current?.querySelector('input'));
    if (step.at === 'working') return focusIfLost(work.current);
    focusInPlace(result.current);
    card.current?.scrollIntoView({ block: 'start' });
  }, [step.at]);
  const isWorking = step.at === 'working';
  return (
    <div ref={card} className={classes.place}>
      <Card title={say(texts.fileUpload)}>
        {step.at === 'idle' ? (
          <DropZone
            words={say(common.dropSheet)}
            hint={say(texts.fileHint, { megabytes })}
            icon={<IconFileTypeCsv aria-hidden size={30} stroke={1.5} />}
            accept={['.csv', 'text/csv', '.xlsx']}
            maxBytes={bytesMax}
            onFile={(chosen) => void check(chosen)}
            onReject={() => void alertDialog({ message: say(texts.fileRejected, { megabytes }) })}
          />
        ) : (
          <div className={`${layout.tray} ${layout.row} ${classes.file}`}>
            <IconFileTypeCsv aria-hidden size={30} stroke={1.5} />
            <p>
              <strong>{file?.name}</strong>
              <span className={words.facts}>{sizeWords(file?.size ?? 0)}</span>
            </p>
            {isWorking ? null : (
              <Button variant="default" onClick={startOver}>
                {say(texts.chooseAnother)}
              </Button>
            )}
          </div>
        )}
        {isWorking ? (
          <div ref={work} className={layout.list} role="status" tabIndex={-1}>
            <progress className={layout.progress} value={step.part} max={1} aria-label={say(texts.howFar)} />
            <p className={words.soft}>{step.words}</p>
          </div>
        ) : null}
        {/* The outcome takes the focus, so that it is read out and the keyboard goes on from there. */}
        <section
          ref={result}
          className={`${layout.stack} ${classes.outcome}`}
          tabIndex={-1}
          aria-label={say(texts.outcome)}
        >
          {step.at === 'preview' ? (
            <UploadPreview
              {...{ file, way }}
              outcome={step.outcome}
              onWay={(next) => file && void check(file, next)}
              onApply={apply}
            />
          ) : null}
          {step.at === 'asked' ? (
            <FileQuestions
              key={step.questions.sheet}
              questions={step.questions}
              why={step.words}
              before={step.before}
              fileName={file?.name ?? ''}
              onAnswer={(wish, draft) => void answer(wish, draft)}
              onSheet={(sheet) => void readSheet(sheet)}
            />
          ) : null}
          {step.at === 'done' ? <UploadResult file={file} outcome={step.outcome} onAnother={startOver} /> : null}
          {step.at === 'problem' ? (
            <UploadProblem why={step.words} onRetry={() => file && void check(file, way)} />
          ) : null}
        </section>
      </Card>
    </div>
  );
}

/** The file could not be read at all, or the server could not be reached. */
function UploadProblem({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <FailureNote className={layout.lines}>
      <p>{why}</p>
      <Button variant="default" onClick={onRetry}>
        {say(texts.tryFileAgain)}
      </Button>
    </FailureNote>
  );
}

function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? say(texts.kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) })
    : say(texts.megabytes, { size: bytes / 1_000_000 });
}
