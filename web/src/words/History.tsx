import type { ContentVersion } from '@laurel/contract/calls/content/contentversions';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { confirmDialog } from '#ui/overlays/dialogs.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';
import { useChange } from './use-change.ts';
import type { Text } from './use-text-form.ts';
import classes from './Words.module.css';

const CompareDialog = late(() => import('./CompareDialog.tsx').then((m) => m.CompareDialog));
const pageSize = 10;

const states: Record<ContentVersion['state'], { tone: BadgeTone; words: string }> = {
  current: { tone: 'done', words: say(texts.isCurrent) },
  planned: { tone: 'gold', words: say(texts.isPlanned) },
  former: { tone: 'quiet', words: say(texts.isFormer) },
  withdrawn: { tone: 'danger', words: say(texts.isWithdrawn) },
};

interface HistoryProps {
  text: Text;
  mayWrite: boolean;
}

/** Everything that was published of a text; nothing of it ever goes. */
export function History({ text, mayWrite }: HistoryProps) {
  const { contentKey, language } = text;
  const [page, setPage] = useState(0);
  const [compared, setCompared] = useState<ContentVersion>();
  const input = { contentKey, language, limit: pageSize, offset: page * pageSize };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery('contentversions', input, { errors: 'screen', staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={say(texts.history)}>
      {data ? null : error ? (
        <NotRead {...{ error, isFetching, refetch }} own={say(texts.historyFailed)} compact />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {data?.total === 0 ? <p className={words.soft}>{say(texts.noHistory)}</p> : null}
      <ul className={classes.versions} aria-busy={isFetching}>
        {data?.versions.map((version) => (
          <Version
            key={version.version}
            text={text}
            version={version}
            mayWrite={mayWrite}
            onCompare={() => setCompared(version)}
          />
        ))}
      </ul>
      <PageTurner
        page={page}
        pageSize={pageSize}
        total={data?.total ?? 0}
        isBusy={isPlaceholderData}
        onTurn={setPage}
      />
      {compared && data ? (
        <CompareDialog
          text={text}
          versions={data.versions}
          from={compared.version - 1}
          to={compared.version}
          onClose={() => setCompared(undefined)}
        />
      ) : null}
    </Card>
  );
}

interface VersionProps extends HistoryProps {
  version: ContentVersion;
  onCompare: () => void;
}

function Version({ text, version: one, mayWrite, onCompare }: VersionProps) {
  const { version, state, dateFrom, publishedBy, reason, asksAgain, title } = one;
  const back = useChange('contentreturn', text);
  const returnTo = async () => {
    const question = say(text.draft ? texts.returnOver : texts.returnQuestion, { version });
    if (await confirmDialog({ message: question })) back.mutate({ version });
  };
  const name = say(texts.versionNumber, { version });
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <li>
      <div className={layout.lines}>
        <div className={layout.row}>
          <h3 className={words.name}>{name}</h3>
          <Badge tone={states[state].tone}>{states[state].words}</Badge>
          {asksAgain ? <Badge tone="gold">{say(texts.asked)}</Badge> : null}
        </div>
        <p className={words.facts}>
          {say(texts.versionFrom, { date: formatTime(dateFrom) })} ·{' '}
          {publishedBy ? say(texts.versionBy, { name: publishedBy }) : say(texts.cameAlong)}
        </p>
        <p dir="auto">{title}</p>
        {reason ? (
          <p className={words.quote} dir="auto">
            {reason}
          </p>
        ) : null}
      </div>
      <div className={layout.row}>
        <Button variant="default" onClick={onCompare}>
          {say(texts.compare)}
          {of}
        </Button>
        {mayWrite && state !== 'current' ? (
          <Button variant="default" isWaiting={back.isPending} onClick={() => void returnTo()}>
            {say(texts.returnTo)}
            {of}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
