import { say } from '@laurel/contract/say';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
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
  const { data, ...query } = useQuery(ownQuery(asked));
  const shown = asked ?? data?.year;
  return (
    <div className={classes.year}>
      <PageHeader
        title={say(common.myYear)}
        {...(shown && { eyebrow: yearWords(shown) })}
        intro={say(texts.intro)}
        actions={
          <div className={classes.choices}>
            {data ? (
              <NativeSelect
                label={say(texts.year)}
                data={yearsOf(data).map((year) => ({ value: String(year), label: yearWords(year) }))}
                value={String(data.year)}
                onChange={({ currentTarget: { value } }) =>
                  setSearch(value === String(data.years[0]) ? {} : { year: value }, { replace: true })
                }
              />
            ) : null}
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
        {data ? <Own data={data} /> : query.error ? <NotRead {...query} /> : <SkeletonRows rows={3} height={12} />}
        {shown ? <CompanyYear key={shown} year={shown} /> : null}
      </div>
    </div>
  );
}

type Own = NonNullable<Parameters<typeof OwnYear>[0]['data']>;

/** The chosen one is among them, whatever an address asks for. */
function yearsOf({ years, year }: Own): number[] {
  return years.includes(year) ? years : [...years, year].toSorted((a, b) => b - a);
}

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
