import type { CompetitionState } from '@laurel/contract/calls/competition/competition-fields';
import type { CompetitionRow } from '@laurel/contract/calls/competition/competitionlist';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { fewPaths } from '../few-paths.ts';
import { illustrations } from '../paths.ts';
import classes from './Admin.module.css';
import * as texts from './texts.ts';

const size = 10;
type Show = CompetitionState | 'all';

/** Every competition, or those of one state: when it is, how many entered it, who has won. */
export function CompetitionList() {
  const [show, setShow] = useState<Show>('all');
  const { data, error, isFetching, refetch, turner } = useListPages(
    'competitionlist',
    { size, ...(show !== 'all' && { state: show }) },
    { errors: 'screen' },
  );
  return (
    <Card className={classes.list} title={say(texts.competitions)}>
      <Choice<Show>
        look="segments"
        label={say(common.show)}
        offers={[
          { value: 'all', label: say(common.all) },
          { value: 'running', label: say(texts.stateRunning, { count: data?.running ?? 0 }) },
          { value: 'planned', label: say(texts.statePlanned, { count: data?.planned ?? 0 }) },
          { value: 'ended', label: say(texts.stateEnded, { count: data?.ended ?? 0 }) },
        ]}
        value={show}
        onChange={setShow}
      />
      {error ? <NotRead {...{ error, isFetching, refetch }} compact /> : null}
      {!data && !error ? <SkeletonRows rows={3} /> : null}
      {data?.competitions.length === 0 ? (
        <EmptyState compact words={say(common.noResults)} illustration={illustrations.emptyList} />
      ) : null}
      <ul className={classes.rows}>
        {data?.competitions.map((one) => (
          <Row key={one.competitionId} competition={one} />
        ))}
      </ul>
      {data ? <PageTurner {...turner} /> : null}
    </Card>
  );
}

const tones: Record<CompetitionState, BadgeTone> = { running: 'done', planned: 'waiting', ended: 'quiet' };
const stateWords = { running: texts.running, planned: texts.planned, ended: texts.ended };

export function StateBadge({ state, isEnabled }: Pick<CompetitionRow, 'state' | 'isEnabled'>) {
  return <Badge tone={tones[state]}>{say(isEnabled ? stateWords[state] : texts.switchedOff)}</Badge>;
}

function Row({ competition }: { competition: CompetitionRow }) {
  const { competitionId, title, startDate, endDate, sites, entries, winners, announced } = competition;
  return (
    <li className={classes.row}>
      <div>
        <div className={layout.row}>
          <h3 dir="auto" className={words.name}>
            {title}
          </h3>
          <StateBadge {...competition} />
        </div>
        <p className={words.facts}>
          {say(texts.days, { from: formatDate(startDate), to: formatDate(endDate) })}
          {' · '}
          {say(common.nominationsCount, { count: entries })}
          {winners > 0 ? ` · ${say(texts.winnersCount, { count: winners, announced })}` : ''}
          {sites.length > 0 ? ` · ${sites.join(', ')}` : ''}
        </p>
      </div>
      <ButtonLink variant="default" to={fewPaths.competitionSetup(competitionId)}>
        {say(texts.open)}
        <span className="visually-hidden"> {title}</span>
      </ButtonLink>
    </li>
  );
}
