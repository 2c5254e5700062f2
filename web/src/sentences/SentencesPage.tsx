import { mayCall } from '@laurel/contract/call-rows';
import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { type SentenceChoice, sentenceChoices } from '@laurel/contract/sentence-choices';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { mailWords } from './mail-words.ts';
import { SentenceDialog } from './SentenceDialog.tsx';
import classes from './Sentences.module.css';
import * as texts from './texts.ts';

const pageSize = 50;
const restMs = 300;

/** All that the portal says in a language, each of which the company may say in words of its own. */
export function SentencesPage({ language }: { language: Language }) {
  return (
    <>
      <PageHeader
        title={say(texts.title)}
        eyebrow={say(common.words)}
        intro={say(texts.intro)}
        actions={
          <ButtonLink variant="default" to={paths.words()} icon={<IconArrowLeft aria-hidden size={18} />}>
            {say(texts.backToWords)}
          </ButtonLink>
        }
      />
      <div className={layout.sections}>
        <LanguageLinks label={say(texts.title)} shown={language} addressOf={(one) => paths.words('sentences', one)} />
        <Sentences language={language} />
      </div>
    </>
  );
}

function Sentences({ language }: { language: Language }) {
  const [search, setSearch] = useState('');
  const [which, setWhich] = useState<SentenceChoice>('all');
  const [message, setMessage] = useState('');
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<Sentence>();
  const { rested } = useRested(search.trim(), restMs);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery(
      'sentencelist',
      { language, which, search: rested, ...(message && { message }), limit: pageSize, offset: page * pageSize },
      { errors: 'screen', staleTime: 0 },
    ),
    placeholderData: keepPreviousData,
  });
  const choiceWords: Record<SentenceChoice, string> = {
    all: say(texts.every),
    own: say(texts.inOwn, { count: data?.own ?? 0 }),
    planned: say(texts.inPlanned, { count: data?.planned ?? 0 }),
    unused: say(texts.noLongerSaid, { count: data?.unused ?? 0 }),
  };
  return (
    <div className={layout.stack}>
      <FilterBar>
        <TextInput
          type="search"
          label={say(texts.find)}
          description={say(texts.findHint)}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(0);
          }}
        />
        <NativeSelect
          label={say(texts.which)}
          data={sentenceChoices.map((value) => ({ value, label: choiceWords[value] }))}
          value={which}
          onChange={(event) => {
            setWhich(event.currentTarget.value as SentenceChoice);
            setPage(0);
          }}
        />
        <NativeSelect
          className={classes.message}
          label={say(texts.inMessage)}
          data={[
            { value: '', label: say(texts.anywhere) },
            ...(data?.messages ?? []).map((one) => ({ value: one.message, label: mailWords(one) })),
          ]}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            setPage(0);
          }}
        />
      </FilterBar>
      <p role="status" className="visually-hidden">
        {data && !isPlaceholderData ? say(texts.found, { count: data.total }) : ''}
      </p>
      {data?.total === 0 ? (
        <EmptyState
          illustration={illustrations.emptyList}
          words={say(which === 'own' && rested === '' ? texts.noOwn : texts.nothingFound)}
        />
      ) : null}
      {data && data.total > 0 ? (
        <ul className={`${layout.surface} ${classes.sentences}`} aria-busy={isFetching}>
          {data.sentences.map((sentence) => (
            <Row key={sentence.key} sentence={sentence} language={language} onChoose={() => setChosen(sentence)} />
          ))}
        </ul>
      ) : null}
      {!data && error ? <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} /> : null}
      {!data && !error ? <SkeletonRows rows={8} height={4.5} /> : null}
      <PageTurner
        page={page}
        pageSize={pageSize}
        total={data?.total ?? 0}
        isBusy={isPlaceholderData}
        onTurn={setPage}
      />
      {chosen ? (
        <SentenceDialog
          key={`${language} ${chosen.key}`}
          language={language}
          sentence={chosen}
          message={message || undefined}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </div>
  );
}

interface RowProps {
  sentence: Sentence;
  language: Language;
  onChoose: () => void;
}

function Row({ sentence, language, onChoose }: RowProps) {
  const { own, released, english, note, isUnused, planned } = sentence;
  const mayChange = mayCall('savesentence', useMember());
  const said = isUnused ? released : (own ?? released);
  return (
    <li>
      <div className={layout.lines}>
        <p className={classes.said} lang={language} dir="auto">
          {said}
        </p>
        {own !== null && !isUnused ? <p className={words.facts}>{say(texts.says, { text: released })}</p> : null}
        {planned ? (
          <p className={classes.said} lang={language} dir="auto">
            {say(texts.willSay, { date: formatTime(planned.dateFrom), text: planned.own ?? released })}
          </p>
        ) : null}
        {language !== 'en' ? <p className={words.facts}>{say(texts.english, { text: english })}</p> : null}
        <p className={words.facts} lang="en" dir="ltr">
          {note}
        </p>
      </div>
      <div className={classes.end}>
        {own !== null ? (
          <Badge tone={isUnused ? 'danger' : 'gold'}>{say(isUnused ? texts.unused : texts.own)}</Badge>
        ) : null}
        {planned ? (
          <Badge tone={planned.isUnused ? 'danger' : 'done'}>
            {say(planned.isUnused ? texts.unused : texts.isPlanned)}
          </Badge>
        ) : null}
        <Button variant="default" onClick={onChoose}>
          {say(mayChange ? texts.change : texts.look)}
          <span className="visually-hidden"> {said}</span>
        </Button>
      </div>
    </li>
  );
}
