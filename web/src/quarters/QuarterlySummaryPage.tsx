import { mayCall } from '@laurel/contract/call-rows';
import type { Quarter } from '@laurel/contract/calls/quarters';
import { say } from '@laurel/contract/say';
import { IconArrowLeft, IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import { QuarterSummary } from './QuarterSummary.tsx';
import { firstShown, notDoneWords, spanWords } from './quarter-words.ts';
import * as texts from './texts.ts';

const NewQuarterModal = late(() => import('./NewQuarterModal.tsx').then((m) => m.NewQuarterModal));

interface QuarterlySummaryPageProps {
  /** The way of a quarter that is done to its winner, above its summary. */
  Path: ComponentType<{ quarter: Quarter; children: ReactNode }>;
}

export function QuarterlySummaryPage({ Path }: QuarterlySummaryPageProps) {
  const mayAdd = mayCall('addNewQuarter', useMember());
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('quarter') ?? '';
  const setChosen = (quarter: string) => setAddress({ quarter }, { replace: true });
  const [adds, setAdds] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(callQuery('quartersList', {}, { errors: 'screen' }));
  const quarters = data?.quarters;
  const quarter = quarters?.find(({ nexusNomQuarterId }) => nexusNomQuarterId === chosen) ?? firstShown(quarters ?? []);
  const waiting = quarter && !quarter.isDone ? notDoneWords(quarter, new Date().toISOString().slice(0, 10)) : undefined;
  return (
    <>
      <PageHeader
        title={say(texts.summaryTitle)}
        intro={say(texts.summaryIntro)}
        actions={
          <>
            <ButtonLink variant="default" to={paths.quarterlyAwards} icon={<IconArrowLeft aria-hidden size={18} />}>
              {say(texts.back)}
            </ButtonLink>
            {mayAdd ? (
              <Button
                disabled={!quarters}
                icon={<IconCalendarPlus aria-hidden size={20} stroke={1.7} />}
                onClick={() => setAdds(true)}
              >
                {say(texts.newQuarter)}
              </Button>
            ) : null}
          </>
        }
      />
      <Card>
        {!quarters && !error ? <SkeletonRows rows={4} /> : null}
        {error && !quarters ? <NotRead {...{ error, isFetching, refetch }} own={say(common.unexpectedError)} /> : null}
        {quarters && !quarter ? (
          <EmptyState
            illustration={illustrations.emptyList}
            words={say(texts.noQuarter)}
            {...(mayAdd ? { hint: say(texts.noQuarterHint) } : {})}
          />
        ) : null}
        {quarters && quarter ? <QuarterPicker quarters={quarters} quarter={quarter} onChoose={setChosen} /> : null}
        {waiting ? (
          <EmptyState illustration={illustrations.emptyList} words={waiting.words} hint={waiting.hint} />
        ) : null}
        {quarter?.isDone ? (
          <Path key={quarter.nexusNomQuarterId} quarter={quarter}>
            <QuarterSummary quarter={quarter} />
          </Path>
        ) : null}
      </Card>
      {adds && data ? (
        <NewQuarterModal offered={data.offered} onAdded={setChosen} onClose={() => setAdds(false)} />
      ) : null}
    </>
  );
}

interface QuarterPickerProps {
  quarters: readonly Quarter[];
  quarter: Quarter;
  onChoose: (quarterId: string) => void;
}

function QuarterPicker({ quarters, quarter, onChoose }: QuarterPickerProps) {
  return (
    <FilterBar>
      <NativeSelect
        label={say(texts.quarter)}
        description={<bdi>{spanWords(quarter)}</bdi>}
        value={quarter.nexusNomQuarterId}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={quarters.map((one) => ({
          value: one.nexusNomQuarterId,
          label: one.isDone ? one.description : `${one.description} (${one.status.toLowerCase()})`,
        }))}
      />
    </FilterBar>
  );
}
