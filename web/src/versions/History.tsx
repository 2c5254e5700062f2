import type { ProgrammeVersion } from '@laurel/contract/calls/versions';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Differences } from '#changes/Differences.tsx';
import { formatDate } from '#lib/dates.ts';
import { navigate } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useFocusCaught } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { confirmDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { fewPaths } from '../few-paths.ts';
import classes from './Programme.module.css';
import * as texts from './texts.ts';
import type { Editing } from './use-editing.ts';

const size = 20;

/** Every version: since when, by whom, why, and what it changed. */
export function History({ editing }: { editing: Editing }) {
  useFocusCaught();
  const { data, error, isFetching, refetch, turner } = useListPages(
    'programmeversions',
    { size },
    { errors: 'screen' },
  );
  if (error) return <NotRead {...{ error, isFetching, refetch }} own={say(texts.historyNotRead)} compact />;
  if (!data) return <SkeletonRows rows={4} height={6} />;
  return (
    <Card title={say(texts.history)}>
      <p className={words.soft}>{say(texts.historyIntro)}</p>
      <ol className={classes.versions} aria-busy={isFetching}>
        {data.versions.map((version) => (
          <Version key={version.version} version={version} editing={editing} />
        ))}
      </ol>
      <PageTurner {...turner} />
    </Card>
  );
}

const tones: Record<ProgrammeVersion['standing'], BadgeTone> = {
  now: 'done',
  planned: 'waiting',
  past: 'quiet',
  withdrawn: 'quiet',
};
const standings: Record<ProgrammeVersion['standing'], string> = {
  now: say(texts.goesNow),
  planned: say(texts.planned),
  past: say(texts.past),
  withdrawn: say(texts.withdrawn),
};

function Version({ version: one, editing }: { version: ProgrammeVersion; editing: Editing }) {
  const { version, standing, from, byMember, reason } = one;
  const isFirst = version === 1;
  return (
    <li className={classes.version}>
      <div className={layout.head}>
        <h3 className={words.name}>{say(texts.versionNumber, { version })}</h3>
        <Badge tone={tones[standing]}>{standings[standing]}</Badge>
      </div>
      <p className={words.facts}>
        {isFirst
          ? say(texts.firstVersion)
          : say(texts.versionFacts, { day: formatDate(from), by: byMember || 'operator' })}
      </p>
      {reason ? (
        <blockquote className={words.quote} dir="auto">
          {reason}
        </blockquote>
      ) : null}
      <div className={layout.row}>
        {isFirst ? null : <WhatChanged version={version} />}
        {editing.mayChange ? <VersionActs version={one} editing={editing} /> : null}
      </div>
    </li>
  );
}

/** Asked for when somebody wants to see it. */
function WhatChanged({ version }: { version: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...callQuery('programmeversion', { version }, { errors: 'screen' }),
    enabled: isOpen,
  });
  return (
    <details className={classes.changed} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={words.link}>
        {say(texts.whatChanged)}
        <span className="visually-hidden"> {say(texts.versionNumber, { version })}</span>
      </summary>
      {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {isOpen && !data && !error ? <SkeletonRows rows={2} /> : null}
      {data ? (
        <>
          <p className={words.facts}>{say(texts.comparedWith, { version: data.before ?? 1 })}</p>
          <Differences label={say(texts.whatChanged)} differences={data.differences} />
        </>
      ) : null}
    </details>
  );
}

function VersionActs({ version: { version, standing }, editing }: { version: ProgrammeVersion; editing: Editing }) {
  const withdraw = useCallMutation('withdrawprogramme', {
    send: () => call('withdrawprogramme', { version }),
    onSuccess: ({ message }) => notify(message),
  });
  const [isAsking, setAsking] = useState(false);
  const back = async () => {
    if (editing.hasChanges && !(await confirmDialog({ message: say(texts.replaceChanges) }))) return;
    setAsking(true);
    try {
      const { document } = await queryClient.fetchQuery(callQuery('programmeversion', { version }));
      editing.replace(document);
      await navigate(fewPaths.programmePart('review'));
    } catch {
      // The failure was shown.
    } finally {
      setAsking(false);
    }
  };
  const name = <span className="visually-hidden"> {say(texts.versionNumber, { version })}</span>;
  if (standing === 'planned')
    return (
      <ConfirmButton
        variant="default"
        isWaiting={withdraw.isPending}
        question={{
          title: say(texts.withdrawTitle, { version }),
          message: say(texts.withdrawWords),
          confirm: say(texts.withdraw),
        }}
        onConfirm={() => withdraw.mutate()}
      >
        {say(texts.withdrawMore)}
        {name}
      </ConfirmButton>
    );
  if (version === editing.base.version) return null;
  return (
    <Button variant="default" isWaiting={isAsking} onClick={() => void back()}>
      {say(texts.returnTo)}
      {name}
    </Button>
  );
}
