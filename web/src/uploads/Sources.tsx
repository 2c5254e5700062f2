import type { Source } from '@laurel/contract/calls/sources';
import { sourceNameMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { uploadTitles } from '@laurel/contract/upload-kinds';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { focusIfLost } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import { FeedTokens } from './FeedTokens.tsx';
import guides from './FileGuides.module.css';
import * as texts from './texts.ts';

/** How the files of each system are read; nothing as long as nobody had to say it. */
export function Sources() {
  const { data } = useQuery(callQuery('sourcelist', {}, { errors: 'screen', staleTime: 0 }));
  const place = useRef<HTMLDivElement>(null);
  const forget = useCallMutation('forgetsource', {
    send: ({ sourceId, version }: Source) => call('forgetsource', { sourceId, version }),
    afterwards: () => focusIfLost(place.current),
  });
  if (!data || data.sources.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className={layout.news}>
      <Card title={say(texts.sources)}>
        <p className={words.soft}>{say(texts.aboutSources)}</p>
        <div className={guides.guides}>
          {data.sources.map((source) => (
            <OneSource key={source.sourceId} source={source} onForget={() => forget.mutate(source)} />
          ))}
        </div>
      </Card>
    </div>
  );
}

function OneSource({ source, onForget }: { source: Source; onForget: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { name, kind, columns, changedBy, changedAt } = source;
  const said = Object.entries(columns);
  return (
    <details className={guides.guide}>
      <summary>
        <strong dir="auto">{name}</strong>
        <span className={`${words.facts} ${guides.words}`}>
          {say(texts.kindChanged, {
            kind: say(uploadTitles[kind]),
            date: formatDate(changedAt),
            name: changedBy || say(texts.thePortal),
          })}
        </span>
        <IconChevronDown aria-hidden size={20} stroke={1.8} />
      </summary>
      <div className={`${layout.list} ${guides.body}`}>
        {said.length > 0 ? (
          <SmallTable label={say(texts.mappingOf, { name })} columns={[say(texts.inFile), say(common.column)]}>
            {said.map(([header, column]) => (
              <tr key={header}>
                <th scope="row" dir="auto">
                  {header || say(texts.noHeader)}
                </th>
                <td>{column || say(texts.leftAlone)}</td>
              </tr>
            ))}
          </SmallTable>
        ) : null}
        <p className={words.facts}>{rulesWords(source)}</p>
        {kind === 'roster' ? <FeedTokens source={source} /> : null}
        <div className={layout.row}>
          <Button variant="default" onClick={() => setRenaming(true)}>
            {say(texts.rename)}
          </Button>
          <ConfirmButton
            variant="default"
            question={{ message: say(texts.forgetSure, { name }), confirm: say(texts.forget), tone: 'danger' }}
            onConfirm={onForget}
          >
            {say(texts.forget)}
          </ConfirmButton>
        </div>
      </div>
      {isRenaming ? <RenameDialog source={source} onClose={() => setRenaming(false)} /> : null}
    </details>
  );
}

function rulesWords({ dates, sheet, isPart, kind }: Source): string {
  const rules = [
    dates && say({ ymd: texts.datesYmd, dmy: texts.datesDmy, mdy: texts.datesMdy }[dates]),
    sheet && say(texts.ofSheet, { sheet }),
    kind === 'roster' && say(isPart ? texts.partHint : texts.wholeHint),
  ];
  return rules.filter(Boolean).join(' ');
}

/** Gives a source another name. */
export function RenameDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const [name, setName] = useState(source.name);
  const rename = useCallMutation('savesource', {
    send: () => {
      const { sourceId, version, kind, columns, dates, sheet, isPart } = source;
      return call('savesource', { sourceId, version, kind, columns, dates, sheet, isPart, name });
    },
    errors: 'screen',
    onSuccess: onClose,
  });
  return (
    <DecisionDialog title={say(texts.renameTitle, { name: source.name })} onClose={onClose}>
      <Decision
        deed={say(texts.rename)}
        isWaiting={rename.isPending}
        failure={rename.error ? errorWords(rename.error) : undefined}
        onAway={onClose}
        onDo={() => rename.mutate()}
      >
        <TextInput
          label={say(texts.nameOfSource)}
          maxLength={sourceNameMax}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Decision>
    </DecisionDialog>
  );
}
