import '#api/late-rows.ts';
import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { isOn } from '@laurel/contract/programme/features';
import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import { lateWords } from '#lib/late-words.ts';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { CelebrationActions } from '#people/CelebrationActions.tsx';
import { Occasion } from '#people/Occasion.tsx';
import { PersonDrawn } from '#people/PersonDrawn.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Bone, SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { cardPicture, illustrations } from '../paths.ts';
import classes from './Celebrations.module.css';
import { celebrationsOf, occasionWords } from './celebrations.ts';
import * as texts from './texts.ts';

const CelebrationDays = late(() => import('./CelebrationDays.tsx').then((m) => m.CelebrationDays), {
  waiting: <SkeletonRows rows={2} height={9} />,
});

const GroupCards = late(() => lateWords().then(() => import('#groupcards/GroupCards.tsx').then((m) => m.GroupCards)), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

const GroupCardsWay = late(
  () => lateWords().then(() => import('#groupcards/GroupCardsWay.tsx').then((m) => m.GroupCardsWay)),
  { waiting: <Bone width="9rem" height="2.75rem" /> },
);

const wished = ['part'] as const;
const firstQuery = callQuery('getcelebrations', {}, { errors: 'screen' });

/** Who celebrates; or the cards that many sign for them. */
export function CelebrationsPage() {
  const { wish } = useWish(wished);
  const hasCards = isOn('groupCards', useMember());
  return hasCards && wish.part === 'cards' ? <GroupCards /> : <Celebrations hasCards={hasCards} />;
}

CelebrationsPage.preload = () => prefetch(firstQuery);

function Celebrations({ hasCards }: { hasCards: boolean }) {
  const { data, error, refetch } = useQuery(firstQuery);
  const found = useMemo(() => data && celebrationsOf(toRecords<CelebrationRow>(data.report)), [data]);
  return (
    <>
      <PageHeader
        title={say(common.celebrateWithUs)}
        intro={<CompanyWords contentKey="topmsgcelebrations" letters={145} />}
        actions={hasCards ? <GroupCardsWay /> : undefined}
      />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!found && !error ? <SkeletonRows rows={3} height={11} /> : null}
      {found && found.birthdays.length + found.anniversaries.length === 0 ? (
        <EmptyState illustration={illustrations.noCelebrations} words={say(common.nobodyCelebrates)} />
      ) : null}
      {found ? (
        <div className={classes.sections}>
          <Celebrating title={say(texts.birthdays)} rows={found.birthdays} />
          <Celebrating title={say(texts.anniversaries)} rows={found.anniversaries} />
        </div>
      ) : null}
      <CelebrationDays />
    </>
  );
}

function Celebrating({ title, rows }: { title: string; rows: readonly CelebrationRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.section} aria-label={title} data-few={rows.length < 3 ? rows.length : undefined}>
      <h2 className={`${words.title} ${layout.above}`}>
        {title} <Badge tone="waiting">{rows.length}</Badge>
      </h2>
      <Grid min="16rem">
        {rows.map((row) => (
          <li key={row.memberId}>
            <PersonDrawn
              person={row}
              drawing={cardPicture(row.what === 'BDAY' ? 'birthday' : 'anniversary')}
              actions={<CelebrationActions row={row} celebrate={say(common.celebrate)} />}
            >
              <Occasion what={row.what}>{occasionWords(row)}</Occasion>
            </PersonDrawn>
          </li>
        ))}
      </Grid>
    </section>
  );
}
