import { mayOpen } from '@laurel/contract/access';
import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { pickerMonths } from '@laurel/contract/rules/months';
import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { MonthSelect } from '#ui/fields/MonthSelect.tsx';
import { wayBack } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { exportCsv } from '#ui/tables/export.ts';
import { illustrations, paths } from '../paths.ts';
import { EntryGrid } from './EntryGrid.tsx';
import { countWords, entryColumns, type Side, sideOf } from './entries.ts';
import classes from './MyRecognition.module.css';
import { OwnNominations, ownNominationsQuery } from './OwnNominations.tsx';
import * as texts from './texts.ts';

const CardDialog = late(() => import('./CardDialog.tsx').then((m) => m.CardDialog));

const newestMonth = () => pickerMonths(new Date())[0] ?? '';
const entriesQuery = (selMonth: string) =>
  callQuery('myrecognitions', { selMonth, doCount: true }, { errors: 'screen' });

interface MyRecognitionPageProps {
  /** What the reader asked others to confirm, where they have or had any: how much of it waits. */
  requests?: { waiting: number; part: ReactNode } | undefined;
}

/** Cards received and sent, month by month, what became of one's nominations, and what one asked others for. */
export function MyRecognitionPage({ requests }: MyRecognitionPageProps) {
  const [search, setSearch] = useSearchParams();
  const part = partOf(search.get('part'));
  const [selMonth, setMonth] = useState(newestMonth);
  const [shown, setShown] = useState<RecognitionEntry | null>(null);
  const back = useRef<() => unknown>(() => {});
  const { data, error, refetch } = useQuery(entriesQuery(selMonth));
  const { data: own } = useQuery(ownNominationsQuery(0));
  const entries = useMemo(() => data && toRecords<RecognitionEntry>(data.report), [data]);
  const here = entries?.filter((entry) => sideOf(entry) === part);
  const show = (entry: RecognitionEntry) => {
    back.current = wayBack();
    setShown(entry);
  };
  const close = () => {
    setShown(null);
    requestAnimationFrame(back.current);
  };
  return (
    <>
      <Header />
      <Tabs
        label={say(common.myRecognition)}
        tabs={[
          {
            value: 'received',
            label: say(texts.received),
            words: data ? countWords(data.rewardCountTo, data.msgCountTo) : '…',
          },
          {
            value: 'sent',
            label: say(texts.sent),
            words: data ? countWords(data.rewardCountFrom, data.msgCountFrom) : '…',
          },
          {
            value: 'nominations',
            label: say(texts.myNominations),
            words: own ? say(common.nominationsCount, { count: own.total }) : '…',
          },
          ...(requests || part === 'requests'
            ? [
                {
                  value: 'requests' as const,
                  label: say(texts.myRequests),
                  words: requests ? say(texts.requestsWait, { count: requests.waiting }) : '…',
                },
              ]
            : []),
        ]}
        value={part}
        onChange={(next) => setSearch(next === 'received' ? {} : { part: next }, { replace: true })}
      >
        {part === 'nominations' ? (
          <OwnNominations />
        ) : part === 'requests' ? (
          (requests?.part ?? <SkeletonRows rows={2} height={9} />)
        ) : (
          <>
            <div className={`${layout.ends} ${layout.above}`}>
              <div className={classes.month}>
                <MonthSelect label={say(texts.month)} value={selMonth} onChange={setMonth} />
              </div>
              <ExportButtons
                size="md"
                disabled={!here?.length}
                onCsv={() => exportCsv('my_recognition.csv', entryColumns, here ?? [])}
              />
            </div>
            {error ? (
              <ErrorState
                illustration={illustrations.error}
                failure={failureOf(error)}
                onRetry={() => void refetch()}
              />
            ) : null}
            {!here && !error ? <SkeletonRows rows={3} height={9} /> : null}
            {here && !error ? <EntryGrid side={part} month={selMonth} entries={here} onShow={show} /> : null}
          </>
        )}
      </Tabs>
      {shown && here ? <CardDialog entry={shown} among={here} onShow={setShown} onClose={close} /> : null}
    </>
  );
}

type Part = Side | 'nominations' | 'requests';

function partOf(name: string | null): Part {
  return name === 'sent' || name === 'nominations' || name === 'requests' ? name : 'received';
}

MyRecognitionPage.preload = () => prefetch(entriesQuery(newestMonth()));

function Header() {
  const member = useMember();
  return (
    <PageHeader
      title={say(common.myRecognition)}
      intro={say(texts.myRecognitionIntro)}
      actions={
        <>
          <ButtonLink to={paths.recognise(undefined, 'thankyou')}>{say(texts.sendThanks)}</ButtonLink>
          {mayOpen('myYear', member) ? (
            <ButtonLink variant="default" to={paths.myYear}>
              {say(common.myYear)}
            </ButtonLink>
          ) : null}
          {mayOpen('rewardTrfCustom', member) ? (
            <ButtonLink variant="default" to={paths.recognise()}>
              {say(common.recognise)}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
