import { mayCall } from '@laurel/contract/call-rows';
import type { ContentBlockRow } from '@laurel/contract/calls/content/contentlist';
import { language, say } from '@laurel/contract/say';
import { IconFilePlus, IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import * as sentenceTexts from '#sentences/texts.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import { BlockCard } from './BlockCard.tsx';
import { type Filter, isShown } from './block-words.ts';
import { Lacking } from './Lacking.tsx';
import * as texts from './texts.ts';
import classes from './Words.module.css';

const AddPage = late(() => import('./AddPage.tsx').then((m) => m.AddPage));

const filterWords: Record<Filter, string> = {
  all: say(texts.every),
  missing: say(texts.someMissing),
  draft: say(texts.someDraft),
  planned: say(texts.somePlanned),
  own: say(texts.ownOnly),
};

export function WordsList() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('contentlist', {}, { errors: 'screen', staleTime: 0 }),
  );
  const [isAdding, setAdding] = useState(false);
  const mayAdd = mayCall('contentblockadd', useMember());
  return (
    <>
      <PageHeader
        title={say(common.words)}
        intro={say(texts.intro)}
        actions={
          <>
            <ButtonLink
              variant="default"
              to={paths.words('sentences', language())}
              icon={<IconLanguage aria-hidden size={18} />}
            >
              {say(sentenceTexts.title)}
            </ButtonLink>
            {mayAdd ? (
              <Button variant="default" icon={<IconFilePlus aria-hidden size={18} />} onClick={() => setAdding(true)}>
                {say(texts.addPage)}
              </Button>
            ) : null}
          </>
        }
      />
      <div className={layout.sections}>
        {data ? <Lacking lacking={data.lacking} /> : null}
        {data ? <Blocks blocks={data.blocks} /> : null}
        {!data && error ? <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} /> : null}
        {!data && !error ? <SkeletonRows rows={6} height={9} /> : null}
      </div>
      {isAdding ? <AddPage onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Blocks({ blocks }: { blocks: readonly ContentBlockRow[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [searched, setSearched] = useState('');
  const shown = blocks.filter((block) => isShown(block, filter, searched));
  const own = shown.filter(({ isOwn }) => isOwn);
  const others = shown.filter(({ isOwn }) => !isOwn);
  return (
    <div className={layout.sections}>
      <FilterBar>
        <TextInput
          type="search"
          label={say(texts.findText)}
          value={searched}
          onChange={(event) => setSearched(event.currentTarget.value)}
        />
        <NativeSelect
          label={say(texts.filterState)}
          data={Object.entries(filterWords).map(([value, label]) => ({ value, label }))}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value as Filter)}
        />
      </FilterBar>
      <p role="status" className="visually-hidden">
        {say(texts.textsCount, { count: shown.length })}
      </p>
      {shown.length === 0 && filter !== 'own' ? (
        <EmptyState
          illustration={illustrations.emptyList}
          words={say(texts.nothingFound)}
          hint={say(texts.nothingFoundHint)}
        />
      ) : null}
      {others.length > 0 ? <BlockList title={say(texts.portalTexts)} blocks={others} /> : null}
      {own.length > 0 ? <BlockList title={say(texts.ownTexts)} blocks={own} /> : null}
      {own.length === 0 && searched === '' && (filter === 'all' || filter === 'own') ? (
        <section className={layout.stack}>
          <h2 className={words.title}>{say(texts.ownTexts)}</h2>
          <p className={words.soft}>{say(texts.noOwnTexts)}</p>
        </section>
      ) : null}
    </div>
  );
}

function BlockList({ title, blocks }: { title: string; blocks: readonly ContentBlockRow[] }) {
  return (
    <section className={layout.stack}>
      <h2 className={words.title}>{title}</h2>
      <ul className={classes.blocks}>
        {blocks.map((block) => (
          <BlockCard key={block.contentKey} block={block} />
        ))}
      </ul>
    </section>
  );
}
