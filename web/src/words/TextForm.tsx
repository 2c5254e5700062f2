import { languageNames } from '@laurel/contract/language-names';
import { contentTitleMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { Preview } from './Preview.tsx';
import { TextArea } from './TextArea.tsx';
import * as texts from './texts.ts';
import { useChange } from './use-change.ts';
import { type Text, useTextForm } from './use-text-form.ts';
import classes from './Words.module.css';

const PublishDialog = late(() => import('./PublishDialog.tsx').then((m) => m.PublishDialog));
const CompareDialog = late(() => import('./CompareDialog.tsx').then((m) => m.CompareDialog));

type Side = 'write' | 'preview';

/** Where a text is written, beside it as members will see it. */
export function TextForm({ text }: { text: Text }) {
  const [isPublishing, setPublishing] = useState(false);
  const form = useTextForm(text, () => setPublishing(true));
  const [side, setSide] = useState<Side>('write');
  const { values, errors, change } = form;
  return (
    <form
      className={layout.stack}
      aria-label={say(texts.textLabel)}
      {...form.form}
      // What is sent in a dialog over it is no word of this form.
      onSubmit={(event) => event.target === event.currentTarget && form.form.onSubmit(event)}
    >
      {form.isConflict ? <Conflict text={text} onTake={form.takeTheirs} onKeep={form.keepMine} /> : null}
      <Notes text={text} isEmpty={!values.markdown && !form.isDirty} onCopy={change} />
      <div className={classes.sides}>
        <Choice<Side>
          label={say(common.show)}
          look="segments"
          offers={[
            { value: 'write', label: say(texts.write) },
            { value: 'preview', label: say(texts.preview) },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div className={classes.editor} data-shown={side}>
        <div className={`${layout.stack} ${classes.write}`}>
          <CountedInput
            label={say(texts.pageTitle)}
            required
            max={contentTitleMax}
            value={values.title}
            error={errors.title}
            onChange={(title) => change({ title })}
          />
          <TextArea value={values.markdown} error={errors.markdown} onChange={(markdown) => change({ markdown })} />
        </div>
        <Preview title={values.title} markdown={values.markdown} />
      </div>
      <Actions text={text} form={form} />
      {isPublishing ? (
        <PublishDialog
          text={text}
          revision={values.revision}
          onDone={(message) => {
            setPublishing(false);
            notify(message);
          }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </form>
  );
}

interface ActionsProps {
  text: Text;
  form: ReturnType<typeof useTextForm>;
}

function Actions({ text, form }: ActionsProps) {
  const save = useRef<HTMLButtonElement>(null);
  const drop = useChange('contentdraftdrop', text);
  const { isDirty, isSending } = form;
  return (
    <div className={`${layout.ends} ${layout.foot} ${classes.actions}`}>
      <div className={layout.row}>
        {isDirty ? (
          <PassingButton beside={save} variant="default" size="md" aria-disabled={isSending} onClick={form.undo}>
            {say(texts.undo)}
          </PassingButton>
        ) : null}
        {text.draft && !isDirty ? (
          <ConfirmButton
            variant="default"
            size="md"
            isWaiting={drop.isPending}
            question={{ message: say(texts.dropQuestion), tone: 'danger' }}
            onConfirm={() => drop.mutate({})}
          >
            {say(texts.drop)}
          </ConfirmButton>
        ) : null}
        <Button ref={save} type="submit" variant="default" size="md" isWaiting={isSending}>
          {say(texts.save)}
        </Button>
        <Button size="md" aria-disabled={isSending} onClick={form.publish}>
          {say(texts.publish)}
        </Button>
      </div>
      <p className={words.facts} role="status">
        {standingWords(text, isDirty)}
      </p>
    </div>
  );
}

function standingWords({ draft, published }: Text, isDirty: boolean): string {
  if (isDirty) return say(texts.unsaved);
  if (draft) return say(texts.savedBy, { name: draft.changedBy, date: formatTime(draft.dateChanged) });
  return published ? say(texts.noDraft) : '';
}

interface NotesProps {
  text: Text;
  isEmpty: boolean;
  onCopy: (words: { title: string; markdown: string }) => void;
}

/** What one should know before one writes. */
function Notes({ text, isEmpty, onCopy }: NotesProps) {
  const { published, planned, instead, draft } = text;
  const withdraw = useChange('contentwithdraw', text);
  return (
    <>
      {planned ? (
        <Notice>
          <p>{say(texts.plannedNote, { version: planned.version, date: formatTime(planned.dateFrom) })}</p>
          <div className={layout.row}>
            <ConfirmButton
              variant="default"
              isWaiting={withdraw.isPending}
              question={{ message: say(texts.withdrawQuestion) }}
              onConfirm={() => withdraw.mutate({ version: planned.version })}
            >
              {say(texts.withdraw)}
            </ConfirmButton>
          </div>
        </Notice>
      ) : null}
      {published && published.publishedBy === '' && !draft ? (
        <p className={words.soft}>{say(texts.deliveredNote)}</p>
      ) : null}
      {published ? null : (
        <div className={layout.row}>
          <p className={words.soft}>
            {instead ? say(texts.readInstead, { language: languageNames[instead.language] }) : say(texts.readNothing)}
          </p>
          {instead && isEmpty ? (
            <Button variant="default" onClick={() => onCopy({ title: instead.title, markdown: instead.markdown })}>
              {say(texts.copyInstead)}
            </Button>
          ) : null}
        </div>
      )}
    </>
  );
}

interface ConflictProps {
  text: Text;
  onTake: () => void;
  onKeep: () => void;
}

/** Two have written: nothing of either is lost until one of them chooses. */
function Conflict({ text, onTake, onKeep }: ConflictProps) {
  const [isLooking, setLooking] = useState(false);
  const { draft, published, planned } = text;
  const name = draft?.changedBy ?? planned?.publishedBy ?? published?.publishedBy ?? '';
  const newest = planned?.version ?? published?.version ?? 0;
  return (
    <Notice role="alert">
      <h2 className={words.name}>{say(texts.quickerTitle, { name })}</h2>
      <p>{say(texts.quickerWords)}</p>
      <div className={layout.row}>
        <Button variant="default" onClick={() => setLooking(true)}>
          {say(texts.seeTheirs)}
        </Button>
        <Button variant="default" onClick={onTake}>
          {say(texts.takeTheirs)}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {say(texts.keepMine)}
        </Button>
      </div>
      {isLooking ? (
        <CompareDialog
          text={text}
          versions={[]}
          from={draft ? newest : Math.max(0, newest - 1)}
          to={draft ? 'draft' : newest}
          onClose={() => setLooking(false)}
        />
      ) : null}
    </Notice>
  );
}
