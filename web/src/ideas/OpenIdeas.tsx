import '#api/late-rows.ts';
import { ideaSearchMax } from '@laurel/contract/limits';
import { ideaOrders, ideaStages } from '@laurel/contract/programme/idea-stages';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { offered, programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import type { CallInput } from '#api/call.ts';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { More } from '#lists/More.tsx';
import { SearchField } from '#lists/SearchField.tsx';
import { useMore } from '#lists/use-more.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { OpenIdeaCard } from './OpenIdeaCard.tsx';
import * as texts from './texts.ts';

const wished = ['order', 'category', 'stage', 'search'] as const;
const size = 24;

type Asked = Pick<CallInput<'openideas'>, (typeof wished)[number]>;

/** Ideas that colleagues share: the newest or the most wanted, of a category or a stage, by their words. */
export function OpenIdeas() {
  const { wish, change } = useWish(wished);
  const order = ideaOrders.find((one) => one === wish.order) ?? 'newest';
  const stage = ideaStages.find((one) => one === wish.stage);
  const all = { value: '', label: say(common.all) };
  const asked = {
    order,
    ...(wish.category && { category: wish.category }),
    ...(stage && { stage }),
    ...(wish.search && { search: wish.search }),
  };
  return (
    <section className={layout.stack} aria-label={say(texts.partAll)}>
      <SearchField
        value={wish.search}
        hint={say(texts.searchHint)}
        max={ideaSearchMax}
        onChange={(search) => change({ search })}
      />
      <div className={layout.fields}>
        <NativeSelect
          label={say(texts.order)}
          data={ideaOrders.map((value) => ({ value, label: say(texts.orderWords, { order: value }) }))}
          value={order}
          onChange={(event) => change({ order: event.currentTarget.value === 'wanted' ? 'wanted' : '' })}
        />
        <NativeSelect
          label={say(common.category)}
          data={[all, ...offered(programme().ideaCategories).map((value) => ({ value, label: valueWords(value) }))]}
          value={wish.category}
          onChange={(event) => change({ category: event.currentTarget.value })}
        />
        <NativeSelect
          label={say(texts.stage)}
          data={[all, ...ideaStages.map((value) => ({ value, label: say(ideaStageWords[value]) }))]}
          value={stage ?? ''}
          onChange={(event) => change({ stage: event.currentTarget.value })}
        />
      </div>
      <Found key={JSON.stringify(asked)} asked={asked} />
    </section>
  );
}

function Found({ asked }: { asked: Asked }) {
  const list = useRef<HTMLUListElement>(null);
  const { pages, ...query } = useFurther('openideas', { ...asked, size });
  const ideas = pages?.flatMap((page) => page.ideas);
  const at = useCallback((place: number) => list.current?.children[place]?.querySelector('a'), []);
  const more = useMore({ shown: ideas?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  const isNarrow = Boolean(asked.category || asked.stage || asked.search);
  if (!ideas) return query.error ? <NotRead {...query} compact /> : <SkeletonRows rows={3} height={9} />;
  return (
    <>
      <p role="status" className={words.facts}>
        {say(query.hasNextPage ? texts.moreIdeas : texts.soManyIdeas, { count: ideas.length })}
      </p>
      {ideas.length === 0 ? (
        <EmptyState
          compact
          illustration={illustrations.ideaBox}
          words={say(isNarrow ? texts.noIdeaFound : texts.noIdeaShared)}
          hint={say(isNarrow ? texts.noIdeaFoundHint : texts.noIdeaSharedHint)}
        />
      ) : (
        <ul ref={list} className={layout.list}>
          {ideas.map((idea) => (
            <li key={idea.ideaBoxId}>
              <OpenIdeaCard idea={idea} />
            </li>
          ))}
        </ul>
      )}
      <More query={query} onMore={more} />
    </>
  );
}
