import type { Output } from '@laurel/contract/call';
import type { myyear, Sides } from '@laurel/contract/calls/year';
import { numberFormat } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { designOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/display/Card.tsx';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import { Bars } from './Bars.tsx';
import * as texts from './texts.ts';
import classes from './Year.module.css';
import { monthRows, valueRows } from './year-words.ts';

type Year = Output<typeof myyear>;

const sidesIn = ({ given, got }: Sides) => [given, got];
const headed = (first: string) => [first, say(texts.given), say(texts.got)] as const;

/** What somebody gave and got in a year. */
export function OwnYear({ data }: { data: Year }) {
  const { thankYous, payItForward, awards, nominations, values, months } = data;
  return (
    <>
      <Card>
        <Figures data={data} />
      </Card>
      <div className={classes.pair} data-own>
        <Card>
          <Bars
            caption={say(texts.values)}
            columns={headed(say(texts.values))}
            rows={valueRows(values.map((sides) => ({ value: sides.value, figures: sidesIn(sides) })))}
          />
        </Card>
        <Card>
          <Bars caption={say(texts.months)} columns={headed(say(texts.month))} rows={monthRows(months.map(sidesIn))} />
        </Card>
        <Card>
          <Bars
            caption={say(texts.kinds)}
            columns={headed(say(texts.kind))}
            rows={[
              { label: say(texts.thankYous), figures: sidesIn(thankYous) },
              { label: say(common.payItForward), figures: sidesIn(payItForward) },
              { label: say(texts.awards), figures: sidesIn(awards) },
              { label: say(common.nominations), figures: sidesIn(nominations) },
            ]}
          />
        </Card>
        {data.thanked.length > 0 ? <Thanked people={data.thanked} /> : null}
      </div>
      {data.words.length > 0 ? <Words cards={data.words} /> : null}
    </>
  );
}

function Figures({ data: { months, points } }: { data: Year }) {
  const pointsName = useMember().pointsName || say(common.points);
  const cards = (side: keyof Sides) => months.reduce((sum, sides) => sum + sides[side], 0);
  const format = numberFormat();
  return (
    <SumStrip
      label={say(texts.figures)}
      sums={[
        { label: say(texts.cardsGiven), value: format.format(cards('given')) },
        { label: say(texts.cardsGot), value: format.format(cards('got')) },
        {
          label: say(texts.pointsGiven, { pointsName: pointsNamed(points.given, pointsName) }),
          value: format.format(points.given),
        },
        {
          label: say(texts.pointsGot, { pointsName: pointsNamed(points.got, pointsName) }),
          value: format.format(points.got),
        },
      ]}
    />
  );
}

function Words({ cards }: { cards: Year['words'] }) {
  return (
    <Card title={say(texts.words)}>
      <ul className={classes.words}>
        {cards.map(({ cardId, date, value, memberName, picId, message, messageLanguage }) => (
          <li key={cardId} className={layout.lines}>
            <p className={words.kind}>{designOf(value).headline}</p>
            <blockquote lang={messageLanguage || undefined} dir="auto" className={`${words.quote} ${classes.quote}`}>
              {message.trim()}
            </blockquote>
            <p className={layout.beside}>
              <Face name={memberName} picId={picId} size={34} />
              <span className={words.facts}>{say(texts.fromWhom, { name: memberName, date: formatDate(date) })}</span>
            </p>
            <Link className={`${words.link} ${layout.unprinted}`} to={paths.card(cardId)}>
              {rich(texts.openCard, { name: memberName, unseen })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Thanked({ people }: { people: Year['thanked'] }) {
  return (
    <Card title={say(texts.thanked)}>
      <ol className={classes.people}>
        {people.map(({ memberName, picId, times }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the order stays
          <li key={n} className={layout.beside}>
            <Face name={memberName} picId={picId} size={42} />
            <p>
              <bdi className={words.name}>{memberName}</bdi>
              <span className={words.facts}>{say(texts.times, { count: times })}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
