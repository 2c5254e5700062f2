import '#api/late-rows.ts';
import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import { toKnowSearchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { More } from '#lists/More.tsx';
import { SearchField } from '#lists/SearchField.tsx';
import { useMore } from '#lists/use-more.ts';
import { PersonCard } from '#people/PersonCard.tsx';
import { Told } from '#people/Told.tsx';
import { samePerson } from '#people/who.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { cardTo } from './card-to.ts';
import * as texts from './texts.ts';

const wished = ['search'] as const;
const size = 24;

/** Everybody who tells about themselves, by name; looked for by name, division and what they tell. */
export function GetToKnowList() {
  const { wish, change } = useWish(wished);
  return (
    <section className={layout.stack} aria-label={say(texts.everybodyWhoTells)}>
      <h2 className={words.title}>{say(texts.everybodyWhoTells)}</h2>
      <SearchField
        value={wish.search}
        hint={say(texts.toKnowHint)}
        max={toKnowSearchMax}
        onChange={(search) => change({ search })}
      />
      <Found key={wish.search} search={wish.search} />
    </section>
  );
}

function Found({ search }: { search: string }) {
  const list = useRef<HTMLUListElement>(null);
  const { pages, ...query } = useFurther('toknowlist', { search, size });
  const people = pages?.flatMap((page) => page.people);
  const at = useCallback((place: number) => list.current?.children[place]?.querySelector('a'), []);
  const more = useMore({ shown: people?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  if (!people) return query.error ? <NotRead {...query} compact /> : <SkeletonRows rows={3} height={11} />;
  return (
    <>
      <p role="status" className={words.facts}>
        {say(query.hasNextPage ? texts.moreTell : texts.soManyTell, { count: people.length })}
      </p>
      {people.length === 0 ? (
        <EmptyState
          compact
          illustration={illustrations.welcome}
          words={say(search ? texts.nobodyFound : common.nobodyTold)}
          hint={say(search ? texts.nobodyFoundHint : texts.nobodyTellsHint)}
        />
      ) : (
        <Grid ref={list} min="17rem">
          {people.map((person) => (
            <li key={person.memberId}>
              <Teller person={person} />
            </li>
          ))}
        </Grid>
      )}
      <More query={query} onMore={more} />
    </>
  );
}

function Teller({ person }: { person: GetToKnowPerson }) {
  const own = useMember();
  const isOwn = samePerson(person.memberId, own.memberId);
  return (
    <PersonCard
      person={person}
      look="slide"
      actions={isOwn ? undefined : <Link className={words.link} {...cardTo(person)} />}
    >
      <Told person={person} />
    </PersonCard>
  );
}
