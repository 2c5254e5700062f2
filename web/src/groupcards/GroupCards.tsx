import '#api/late-rows.ts';
import type { GroupCardRow } from '@laurel/contract/calls/groupcards/groupcardlist';
import type { GroupCardList } from '@laurel/contract/programme/group-cards';
import { say } from '@laurel/contract/say';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords, failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatWeekday } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { Face } from '#people/Face.tsx';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { fewPaths } from '../few-paths.ts';
import { illustrations, paths } from '../paths.ts';
import { BeginCard } from './BeginCard.tsx';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

/** Cards that many sign: what waits for the reader's signature, what they signed, what is for them, and where one begins. */
export function GroupCards() {
  const page = useArrival<HTMLDivElement>();
  // None of them moves when another comes.
  const isThere = [useList('toSign'), useList('received'), useList('signed')].every((list) => !list.isPending);
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
      {isThere ? <Lists /> : <SkeletonRows rows={3} height={9} />}
    </div>
  );
}

function Lists() {
  return (
    <>
      <List list="toSign" title={say(texts.toSign)} none={say(texts.nothingToSign)} />
      <List list="received" title={say(texts.forYou)} />
      <List list="signed" title={say(texts.signedByYou)} />
    </>
  );
}

interface ListProps {
  list: GroupCardList;
  title: string;
  /** What stands in place of an empty one; else it is not there. */
  none?: string;
}

const pageOf = 6;

function useList(list: GroupCardList) {
  return useQuery(callQuery('groupcardlist', { list, limit: pageOf }, { errors: 'screen' }));
}

function List({ list, title, none }: ListProps) {
  const { data, error, refetch } = useList(list);
  const id = useId();
  if (error)
    return none ? (
      <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : null;
  if (!data) return null;
  if (data.cards.length === 0) return none ? <p className={words.soft}>{none}</p> : null;
  return (
    <section className={layout.lines} aria-labelledby={id}>
      <h2 id={id} className={words.title}>
        {title}
      </h2>
      <Rows
        key={data.cards.map(({ cardId }) => cardId).join()}
        list={list}
        first={data.cards}
        behindFirst={data.next}
      />
    </section>
  );
}

interface RowsProps {
  list: GroupCardList;
  first: readonly GroupCardRow[];
  behindFirst: string | null;
}

function Rows({ list, first, behindFirst }: RowsProps) {
  const [more, setMore] = useState<{ cards: GroupCardRow[]; next: string | null }>();
  const [asking, setAsking] = useState<'no' | 'waits' | Error>('no');
  const box = useRef<HTMLUListElement>(null);
  const cards = [...first, ...(more?.cards ?? [])];
  const next = more ? more.next : behindFirst;
  const ask = async (after: string) => {
    if (asking === 'waits') return;
    setAsking('waits');
    try {
      const found = await call('groupcardlist', { list, after });
      setMore({ cards: [...(more?.cards ?? []), ...found.cards], next: found.next });
      setAsking('no');
      requestAnimationFrame(() => focusOn(box.current?.children[cards.length]));
    } catch (error) {
      setAsking(error as Error);
    }
  };
  return (
    <>
      <ul ref={box} className={classes.cards}>
        {cards.map((card) => (
          <Row key={card.cardId} list={list} card={card} />
        ))}
      </ul>
      {asking instanceof Error ? <FailureNote>{errorWords(asking)}</FailureNote> : null}
      {next === null ? null : (
        <Button variant="default" size="md" isWaiting={asking === 'waits'} onClick={() => void ask(next)}>
          {say(common.showMore)}
        </Button>
      )}
    </>
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
