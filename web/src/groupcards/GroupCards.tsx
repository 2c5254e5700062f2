import '#api/late-rows.ts';
import type { GroupCardRow } from '@laurel/contract/calls/groupcards/groupcardlist';
import type { GroupCardList } from '@laurel/contract/programme/group-cards';
import { say } from '@laurel/contract/say';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useId, useRef } from 'react';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatWeekday } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { More } from '#lists/More.tsx';
import { useMore } from '#lists/use-more.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { Face } from '#people/Face.tsx';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';
import { BeginCard } from './BeginCard.tsx';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

/** Cards that many sign: what waits for the reader's signature, what they signed, what is for them, and where one begins. */
export function GroupCards() {
  const page = useArrival<HTMLDivElement>();
  const lists = [useList('toSign'), useList('received'), useList('signed')] as const;
  const [toSign, received, signed] = lists;
  return (
    <div ref={page} className={layout.sections}>
      <PageHeader
        title={say(texts.groupCards)}
        intro={say(texts.groupCardsIntro)}
        actions={
          <>
            <ButtonLink variant="default" to={paths.celebrations} icon={<IconArrowLeft aria-hidden size={18} />}>
              {say(common.celebrateWithUs)}
            </ButtonLink>
            <BeginCard />
          </>
        }
      />
      {/* None of them moves when another comes. */}
      {lists.some(({ isPending }) => isPending) ? (
        <SkeletonRows rows={3} height={9} />
      ) : (
        <>
          <List of={toSign} title={say(texts.toSign)} none={say(texts.nothingToSign)} />
          <List of={received} title={say(texts.forYou)} />
          <List of={signed} title={say(texts.signedByYou)} />
        </>
      )}
    </div>
  );
}

const size = 6;

function useList(list: GroupCardList) {
  return { list, ...useFurther('groupcardlist', { list, size }) };
}

interface ListProps {
  of: ReturnType<typeof useList>;
  title: string;
  /** What stands in place of an empty one; else it is not there. */
  none?: string;
}

function List({ of: { list, pages, ...query }, title, none }: ListProps) {
  const id = useId();
  const box = useRef<HTMLUListElement>(null);
  const cards = pages?.flatMap((page) => page.cards) ?? [];
  const at = useCallback((place: number) => box.current?.children[place], []);
  const more = useMore({ shown: cards.length, at, fetchNextPage: query.fetchNextPage });
  if (!pages) return <NotRead {...query} compact />;
  if (cards.length === 0) return none ? <p className={words.soft}>{none}</p> : null;
  return (
    <section className={layout.lines} aria-labelledby={id}>
      <h2 id={id} className={words.title}>
        {title}
      </h2>
      <ul ref={box} className={classes.cards}>
        {cards.map((card) => (
          <Row key={card.cardId} list={list} card={card} />
        ))}
      </ul>
      <More query={query} onMore={more} />
    </section>
  );
}

function Row({ list, card }: { list: GroupCardList; card: GroupCardRow }) {
  const { cardId, person, occasion, years, day, signatures, faces } = card;
  const name = person.memberName;
  return (
    <li tabIndex={-1} className={`${layout.surface} ${classes.card}`}>
      <ColleagueFace person={person} size={48} />
      <div className={classes.who}>
        <span dir="auto" className={words.name}>
          {name}
        </span>
        <span className={words.facts}>
          {say(texts.dayOf, { what: say(texts.occasionWords, { occasion, years }), day: formatWeekday(day) })}
        </span>
        <span className={`${words.facts} ${classes.faces}`}>
          {faces.map((face) => (
            <Face key={face.memberName + face.memberId} name={face.memberName} picId={face.picId} size={24} />
          ))}
          {say(texts.signedBy, { count: signatures })}
        </span>
      </div>
      <div className={classes.way}>
        <ButtonLink variant={list === 'toSign' ? 'filled' : 'soft'} to={fewPaths.groupCard(cardId)}>
          {list === 'received'
            ? say(texts.seeYours)
            : say(list === 'toSign' ? texts.signFor : texts.seeCardOf, { name })}
        </ButtonLink>
      </div>
    </li>
  );
}
