import type { CelebrationRow } from '@laurel/contract/calls/recognition';
import { toRecords } from '@laurel/contract/rules/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { CelebrationCard } from './CelebrationCard.tsx';
import classes from './Celebrations.module.css';
import { celebrationsOf } from './celebrations.ts';

const firstQuery = callQuery('getcelebrations', {}, { errors: 'screen' });

export function CelebrationsPage() {
  const { data, error, refetch } = useQuery(firstQuery);
  const found = useMemo(() => data && celebrationsOf(toRecords<CelebrationRow>(data.report)), [data]);
  return (
    <>
      <PageHeader title="Celebrate With Us" intro={<CompanyWords contentKey="topmsgcelebrations" letters={145} />} />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!found && !error ? <SkeletonRows rows={3} height={11} /> : null}
      {found && found.birthdays.length + found.anniversaries.length === 0 ? (
        <EmptyState illustration={illustrations.noCelebrations} words="Sorry we are not celebrating today" />
      ) : null}
      {found ? (
        <div className={classes.sections}>
          <Celebrating title="Birthdays" rows={found.birthdays} />
          <Celebrating title="Work anniversaries" rows={found.anniversaries} />
        </div>
      ) : null}
    </>
  );
}

CelebrationsPage.preload = () => prefetch(firstQuery);

function Celebrating({ title, rows }: { title: string; rows: readonly CelebrationRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.section} aria-label={title} data-few={rows.length < 3 ? rows.length : undefined}>
      <h2 className={classes.title}>
        {title} <span>{rows.length}</span>
      </h2>
      <ul className={classes.grid}>
        {rows.map((row) => (
          <li key={row.memberId}>
            <CelebrationCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
