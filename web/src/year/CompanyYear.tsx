import type { Output } from '@laurel/contract/call';
import type { companyyear } from '@laurel/contract/calls/year';
import { numberFormat } from '@laurel/contract/formats';
import { toldFrom } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import { Card } from '#ui/display/Card.tsx';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { Bars } from './Bars.tsx';
import * as texts from './texts.ts';
import classes from './Year.module.css';
import { monthRows, valueRows, yearWords } from './year-words.ts';

type Year = Output<typeof companyyear>;

/** The company's year, for everybody: sums that name nobody. */
export function CompanyYear({ year }: { year: number | undefined }) {
  const { data, ...query } = useQuery(callQuery('companyyear', year ? { year } : {}, { errors: 'screen' }));
  return (
    <Card title={say(texts.company)}>
      {data ? <Sums data={data} /> : query.error ? <NotRead {...query} compact /> : <SkeletonRows rows={4} />}
    </Card>
  );
}

function Sums({ data: { year, dateCounted, all, values, months } }: { data: Year }) {
  if (dateCounted === null) return <p className={words.soft}>{say(texts.companyNotYet)}</p>;
  if (!all) return <p className={words.soft}>{say(texts.companyFew, { year: yearWords(year) })}</p>;
  if (all.cards === 0) return <p className={words.soft}>{say(texts.companyNone, { year: yearWords(year) })}</p>;
  const format = numberFormat();
  const isAnyFew = [...months, ...values.map(({ cards }) => cards)].includes(null);
  return (
    <div className={classes.company}>
      <p className={words.soft}>{say(texts.companyIntro, { date: formatDate(dateCounted) })}</p>
      <SumStrip
        label={say(texts.companyFigures)}
        sums={[
          { label: say(texts.cards), value: format.format(all.cards) },
          { label: say(texts.givers), value: format.format(all.givers) },
          { label: say(texts.receivers), value: format.format(all.receivers) },
        ]}
      />
      <div className={classes.pair}>
        <Bars
          caption={say(texts.values)}
          columns={[say(texts.values), say(texts.cards)]}
          rows={valueRows(values.map(({ value, cards }) => ({ value, figures: [cards] })))}
        />
        <Bars
          caption={say(texts.months)}
          columns={[say(texts.month), say(texts.cards)]}
          rows={monthRows(months.map((cards) => [cards]))}
        />
      </div>
      {isAnyFew ? <p className={words.facts}>{say(texts.fewNote, { least: toldFrom })}</p> : null}
    </div>
  );
}
