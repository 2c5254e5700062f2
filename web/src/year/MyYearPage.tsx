import { say } from '@laurel/contract/say';
import { IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery, prefetch } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import { CompanyYear } from './CompanyYear.tsx';
import { OwnYear } from './OwnYear.tsx';
import { ToThank } from './ToThank.tsx';
import * as texts from './texts.ts';
import classes from './Year.module.css';
import { yearAsked, yearWords } from './year-words.ts';

const ownQuery = (year: number | undefined) => callQuery('myyear', year ? { year } : {}, { errors: 'screen' });

/** What the reader gave and got in a year, and the year of the company. */
export function MyYearPage() {
  const [search, setSearch] = useSearchParams();
  const asked = yearAsked(search.get('year'));
  // While another year comes, the former answer still knows which there are: the field stays under the hand.
  const {
    data: last,
    isPlaceholderData,
    ...query
  } = useQuery({ ...ownQuery(asked), placeholderData: keepPreviousData });
  const data = isPlaceholderData ? undefined : last;
  const shown = asked ?? data?.year ?? new Date().getFullYear();
  const choose = (year: number) => setSearch(year === last?.years[0] ? {} : { year: String(year) }, { replace: true });
  return (
    <div className={classes.year}>
      <PageHeader
        title={say(common.myYear)}
        eyebrow={yearWords(shown)}
        intro={say(texts.intro)}
        actions={
          <div className={classes.choices}>
            <NativeSelect
              label={say(texts.year)}
              data={yearsWith(shown, last?.years).map((year) => ({ value: String(year), label: yearWords(year) }))}
              value={String(shown)}
              onChange={({ currentTarget: { value } }) => choose(Number(value))}
            />
            <Button
              variant="default"
              size="md"
              icon={<IconPrinter aria-hidden size={18} stroke={1.6} />}
              disabled={!data}
              onClick={() => window.print()}
            >
              {say(common.print)}
            </Button>
          </div>
        }
      />
      <div className={classes.parts}>
        {data ? <Own data={data} /> : query.error ? <NotRead {...query} /> : <SkeletonRows rows={4} height={13} />}
        <CompanyYear key={shown} year={asked} />
      </div>
    </div>
  );
}

MyYearPage.preload = () => prefetch(ownQuery(undefined));

/** The chosen one is among them, whatever an address asks for; the newest first. */
function yearsWith(shown: number, years: readonly number[] = []): number[] {
  return years.includes(shown) ? [...years] : [...years, shown].toSorted((a, b) => b - a);
}

type Own = Parameters<typeof OwnYear>[0]['data'];

function Own({ data }: { data: Own }) {
  const isEmpty = data.months.every(({ given, got }) => given + got === 0);
  if (!isEmpty)
    return (
      <>
        <OwnYear data={data} />
        {data.now ? <ToThank now={data.now} /> : null}
      </>
    );
  return (
    <>
      <Card>
        <EmptyState
          illustration={illustrations.recognition}
          words={data.now ? say(texts.empty) : say(texts.emptyBefore, { year: yearWords(data.year) })}
          hint={data.now ? say(texts.emptyHint) : undefined}
          action={
            data.now ? (
              <ButtonLink to={paths.recognise(undefined, 'thankyou')}>{say(texts.thankSomebody)}</ButtonLink>
            ) : undefined
          }
        />
      </Card>
      {data.now ? <ToThank now={data.now} /> : null}
    </>
  );
}
