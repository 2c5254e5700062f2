import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import { utcDate } from '#lib/dates.ts';
import { useSearchParams } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { focusNews } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { fewPaths } from '../few-paths.ts';
import classes from './Programme.module.css';
import { SectionList } from './SectionList.tsx';
import { isChanged, sectionNames, shownAt } from './sections.ts';
import * as texts from './texts.ts';
import { type Editing, type Now, type Outcome, useEditing } from './use-editing.ts';

const waiting = <SkeletonRows rows={4} height={6} />;
const Section = late(() => import('./Section.tsx').then((m) => m.Section), { waiting });
const History = late(() => import('./History.tsx').then((m) => m.History), { waiting });
const ReviewChanges = late(() => import('./ReviewChanges.tsx').then((m) => m.ReviewChanges), { waiting });

/** The parts of the page, what is changed in them, and the way to save it. */
export function Editor({ now }: { now: Now }) {
  const [search] = useSearchParams();
  const shown = shownAt(search.get('part'));
  const editing = useEditing(now);
  const [outcome, setOutcome] = useState<Outcome>();
  const news = useRef<HTMLDivElement>(null);
  const told = (next: Outcome) => {
    setOutcome(next);
    focusNews(news);
  };
  return (
    <div className={layout.stack}>
      <div ref={news} tabIndex={-1} className={`${layout.news} ${classes.news}`}>
        <div role="status">{outcome ? <Told outcome={outcome} /> : null}</div>
      </div>
      <Standing now={now} editing={editing} />
      <div className={classes.page}>
        <SectionList shown={shown} draft={editing.draft} errors={editing.errors} />
        <div className={classes.content}>
          {shown === 'review' ? (
            <ReviewChanges editing={editing} onSaved={told} />
          ) : shown === 'history' ? (
            <History editing={editing} />
          ) : (
            <Section key={`${shown} ${editing.base.version}`} name={shown} editing={editing} />
          )}
          {editing.hasChanges && shown !== 'review' ? <DraftBar editing={editing} /> : null}
        </div>
      </div>
    </div>
  );
}

function Told({ outcome: { message, isAsked } }: { outcome: Outcome }) {
  return (
    <Notice tone="done">
      <p>{message}</p>
      {isAsked ? <ToApprovals /> : null}
    </Notice>
  );
}

/** Which version goes, what is planned, what waits, and whether the draft began with another one. */
function Standing({ now: { goes, planned, waiting: asked }, editing }: { now: Now; editing: Editing }) {
  const last = planned.at(-1);
  const isFirst = goes.version === 1;
  return (
    <>
      <p className={words.soft}>
        {isFirst
          ? say(texts.goesFirst)
          : say(texts.goesSince, { version: goes.version, day: utcDate(goes.from), by: goes.byMember || 'operator' })}
      </p>
      {last ? (
        <Notice>
          <p>{say(texts.isPlanned, { version: last.version, day: utcDate(last.from) })}</p>
        </Notice>
      ) : null}
      {asked > 0 ? (
        <Notice tone="quiet">
          <p>{say(texts.changesWait, { count: asked })}</p>
        </Notice>
      ) : null}
      {editing.isLate ? (
        <Notice>
          <p>{say(texts.isLate, { version: editing.base.version })}</p>
          <div className={layout.row}>
            <Button onClick={editing.accept}>{say(texts.keepChanges)}</Button>
            <Discard editing={editing} />
          </div>
        </Notice>
      ) : null}
    </>
  );
}

/** How much is changed, and what to do with it. */
function DraftBar({ editing }: { editing: Editing }) {
  const count = sectionNames.filter((name) => isChanged(name, editing.draft)).length;
  return (
    <section className={classes.bar} aria-label={say(texts.notSaved)}>
      <p>{say(texts.changedParts, { count })}</p>
      <div className={layout.row}>
        <Discard editing={editing} />
        <ButtonLink size="md" to={fewPaths.programmePart('review')}>
          {say(texts.reviewChanges)}
        </ButtonLink>
      </div>
    </section>
  );
}

function Discard({ editing }: { editing: Editing }) {
  return (
    <ConfirmButton
      variant="default"
      size="md"
      question={{
        title: say(texts.discardTitle),
        message: say(texts.discardWords),
        confirm: say(texts.discard),
        tone: 'danger',
      }}
      onConfirm={editing.discard}
    >
      {say(texts.discardMore)}
    </ConfirmButton>
  );
}
