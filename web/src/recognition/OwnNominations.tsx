import type { OwnNominationRow } from '@laurel/contract/calls/nominations/mynominations';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { ageWords } from '#asking/age-words.ts';
import { formatDate } from '#lib/dates.ts';
import { lateWords } from '#lib/late-words.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { NominationOutcome } from '#outcomes/NominationOutcome.tsx';
import { hasOutcome } from '#outcomes/outcome-words.ts';
import { readerWords } from '#outcomes/reader-words.ts';
import { standingTones } from '#outcomes/standing-tone.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import layout from '#ui/layout/layout.module.css';
import { strongName } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

const StepList = late(() => lateWords().then(() => import('#asking/StepList.tsx').then((m) => m.StepList)), {
  waiting: <SkeletonRows rows={1} />,
});

const ownPageSize = 25;

export const ownNominationsQuery = (page: number) =>
  callQuery('mynominations', { offset: page * ownPageSize, limit: ownPageSize }, { errors: 'screen' });

/** Whom one has nominated, with what became of it. */
export function OwnNominations() {
  const [page, setPage] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ownNominationsQuery(page),
    placeholderData: keepPreviousData,
  });
  if (error)
    return <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} height={8} />;
  if (data.total === 0)
    return (
      <EmptyState
        illustration={illustrations.recognition}
        words={say(texts.noNominations)}
        hint={say(texts.noNominationsHint)}
        action={<ButtonLink to={paths.nominate()}>{say(common.nominate)}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={layout.list} aria-label={say(texts.myNominations)} aria-busy={isPlaceholderData}>
        {data.noms.map((nomination) => (
          <OwnNomination key={nomination.nomId} nomination={nomination} />
        ))}
      </ul>
      <PageTurner page={page} pageSize={ownPageSize} total={data.total} onTurn={setPage} />
    </>
  );
}

function OwnNomination({ nomination }: { nomination: OwnNominationRow }) {
  const { nomineeMember, nomineeDivision, nomCat, reason, dateCreated, state, steps } = nomination;
  const standing = steps.length > 0 ? 'waiting' : state;
  return (
    <li className={`${layout.surface} ${layout.inset} ${layout.lines}`}>
      <div className={layout.head}>
        <h2 dir="auto" className={words.name}>
          {nomineeMember}
        </h2>
        <Badge tone={standingTones[standing]}>{say(standingWords[standing])}</Badge>
      </div>
      <p className={words.facts}>
        {nomineeDivision} · {valueWords(nomCat)} · <time dateTime={dateCreated}>{formatDate(dateCreated)}</time>
      </p>
      <ClampedText text={reason} of={say(common.reasonFor, { name: nomineeMember })} />
      {steps.length > 0 ? <StepList steps={steps} /> : state === 'open' ? <WaitsFor nomination={nomination} /> : null}
      {hasOutcome(nomination) ? <NominationOutcome outcome={nomination} /> : null}
    </li>
  );
}

/** Who has it, and since when it waits. */
function WaitsFor({ nomination }: { nomination: OwnNominationRow }) {
  const { wentOnTo, dateCreated } = nomination;
  return (
    <p className={words.facts}>
      {readerWords([nomination], 1)} {wentOnTo ? rich(texts.wentOnTo, { name: wentOnTo, strong: strongName }) : null} ·{' '}
      {ageWords(dateCreated, new Date())}
    </p>
  );
}
