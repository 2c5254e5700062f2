import type { GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import { nameFor } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { valueWords } from '@laurel/contract/programme/value-words';
import { designOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';
import { IconLock, IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { since } from '#lib/since.ts';
import * as common from '#lib/texts.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { linkedNames } from '#people/linked-names.tsx';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import { cardPicture, paths } from '../paths.ts';
import classes from './Feed.module.css';
import { deedOf, peopleWords } from './feed-words.ts';
import { ItemFoot } from './ItemFoot.tsx';
import * as texts from './texts.ts';

const PeopleDialog = late(() => import('./PeopleDialog.tsx').then((m) => m.PeopleDialog));

interface GivenCardProps {
  item: GivenItem;
  /** From 1. */
  place: number;
  /** What people wrote is open from the beginning. */
  opensComments?: boolean;
}

/** What one person gave to others, as one item: who, to whom, what for and in which words. */
export function GivenCard({ item, place, opensComments = false }: GivenCardProps) {
  const id = useId();
  const { drawing, headline } = designOf(item.value);
  const message = item.message.trim();
  const isOfCompany = item.type === 'Anniv';
  return (
    <article
      className={`${layout.surface} ${classes.item}`}
      aria-posinset={place}
      aria-setsize={-1}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an item of a feed takes the focus, so that keys turn from one to the next
      tabIndex={0}
    >
      <img className={classes.drawing} src={cardPicture(drawing)} alt="" width={320} height={180} loading="lazy" />
      <div className={classes.inside}>
        <div className={classes.head}>
          <ColleagueFace person={isOfCompany ? (item.people[0] ?? item.from) : item.from} size={42} />
          <div>
            <p id={id} className={classes.deed}>
              {rich(texts.gave, {
                deed: deedOf(item),
                giver: nameFor(item.from.memberName, item.forMember),
                people: peopleWords(item),
                strong: linkedNames([item.from]),
                names: linkedNames(item.people),
              })}
            </p>
            <p className={words.facts}>
              <time dateTime={item.date} title={formatDate(item.date)}>
                {since(item.date)}
              </time>
            </p>
          </div>
        </div>
        <p className={words.kind}>{isOfCompany ? valueWords(item.value) : headline}</p>
        {message ? (
          <blockquote lang={item.messageLanguage || undefined} dir="auto" className={words.quote}>
            {message}
          </blockquote>
        ) : null}
        {isOfCompany ? null : <Receivers item={item} />}
        {item.cardId || item.points !== null ? (
          <div className={layout.ends}>
            <span className={layout.row}>
              <Points item={item} />
              <SeenBy item={item} />
            </span>
            {item.cardId ? (
              <Link className={words.link} to={paths.card(item.cardId)}>
                {say(texts.openCard)}
              </Link>
            ) : null}
          </div>
        ) : null}
        <ItemFoot {...item} giver={item.from.memberName} isOpen={opensComments} />
      </div>
    </article>
  );
}

/** The faces of those who got it, and everybody where there are more of them than are named. */
function Receivers({ item }: { item: GivenItem }) {
  const [isOpen, setOpen] = useState(false);
  const { people, others, place } = item;
  const isMany = people.length + others > 1;
  return (
    <div className={layout.row}>
      <span className={classes.faces}>
        {people.map((person, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand here twice, and the order stays
          <span key={`${n} ${person.memberName}`} title={person.memberName}>
            <ColleagueFace person={person} size={34} />
          </span>
        ))}
      </span>
      {isMany ? (
        <button type="button" className={words.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(texts.everybodyOf)}
        </button>
      ) : (
        <span className={words.facts}>{people[0]?.division}</span>
      )}
      {isOpen ? <PeopleDialog place={place} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function Points({ item: { points, people } }: { item: GivenItem }) {
  const { pointsName } = useMember();
  if (points === null) return null;
  const said = { points, pointsName: pointsNamed(points, pointsName || say(common.points)) };
  return <Badge tone="gold">{say(people.length > 1 ? texts.amount : common.amount, said)}</Badge>;
}

/** Of one's own card, where not everybody sees it. */
function SeenBy({ item: { audience, type } }: { item: GivenItem }) {
  if (audience === null || audience === 'everybody') return null;
  const Sign = audience === 'us' ? IconLock : IconUsers;
  return (
    <Badge>
      <Sign aria-hidden size={16} stroke={1.8} />
      {audience === 'us' ? say(type === 'Anniv' ? texts.onlyYou : texts.onlyUs) : say(texts.onlySome, { audience })}
    </Badge>
  );
}
