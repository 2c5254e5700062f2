import type { QuarterDetailRow, QuarterSummaryRow } from '@laurel/contract/calls/quarters';
import { valueWords } from '@laurel/contract/programme/value-words';
import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { utcDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './Quarters.module.css';
import * as texts from './texts.ts';

const rowsOf = ({ report }: CallOutput<'QuarterlyAwardsSummaryDetails'>) => toRecords<QuarterDetailRow>(report);

interface SummaryDetailsModalProps {
  row: Pick<QuarterSummaryRow, 'nexusNomQuarterSummaryId' | 'nomineeMember' | 'detail'>;
  onClose: () => void;
}

/** The nominations behind one nominee's line. */
export function SummaryDetailsModal({ row, onClose }: SummaryDetailsModalProps) {
  const { nexusNomQuarterSummaryId } = row;
  const { data, error, refetch } = useQuery({
    ...callQuery('QuarterlyAwardsSummaryDetails', { nexusNomQuarterSummaryId }, { errors: 'screen' }),
    select: rowsOf,
  });
  return (
    <Dialog title={row.nomineeMember} size="lg" onClose={onClose}>
      <p dir="auto" className={classes.span}>
        {row.detail}
      </p>
      {error && !data ? (
        <ErrorState
          compact
          illustration={illustrations.error}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <SkeletonRows rows={3} height={7} /> : null}
      {data ? (
        <ul className={classes.details}>
          {data.map((detail) => (
            <li key={detail.nomId}>
              <Detail detail={detail} />
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

function Detail({ detail }: { detail: QuarterDetailRow }) {
  return (
    <>
      <h3>{valueWords(detail.nomCat)}</h3>
      <p className={classes.facts}>
        {say(texts.nominatedBy, {
          date: utcDate(detail.dateCreated),
          name: detail.byMember,
          division: detail.byDivision,
        })}
      </p>
      <p dir="auto">{detail.reason}</p>
      <div className={classes.motivation}>
        <p className={classes.quarter}>{ratedWords(detail)}</p>
        <p dir="auto">{detail.quarterlyMotivation}</p>
      </div>
    </>
  );
}

/** '6 / 7 by Max Boss · 200 points'. */
function ratedWords(detail: QuarterDetailRow) {
  const { reviewRatingAve, reviewRatingMax, ratingCount, reviewByMember, reviewPointsValue: points } = detail;
  const rating = { rating: reviewRatingAve, max: reviewRatingMax, names: reviewByMember };
  const rated = say(ratingCount > 1 ? texts.ratedOnAverage : texts.rated, rating);
  return points > 0 ? `${rated} · ${say(common.pointsGiven, { points })}` : rated;
}
