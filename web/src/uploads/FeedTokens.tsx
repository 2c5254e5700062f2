import type { Rhythm, Source } from '@laurel/contract/calls/sources';
import { dateFormat } from '@laurel/contract/formats';
import { feedDaysMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useLayoutEffect, useRef, useState } from 'react';
import { type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatDate, formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { focusInPlace } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import * as texts from './texts.ts';

/** By which a system sends the files of a source by itself. */
export function FeedTokens({ source }: { source: Source }) {
  const [isGiving, setGiving] = useState(false);
  const end = useCallMutation('endfeedtoken', { send: (tokenId: string) => call('endfeedtoken', { tokenId }) });
  const leave = useCallMutation('savesource', {
    send: (leavesOut: boolean) => {
      const { sourceId, version, name, kind, columns, dates, sheet, isPart } = source;
      return call('savesource', { sourceId, version, name, kind, columns, dates, sheet, isPart, leavesOut });
    },
  });
  return (
    <div className={layout.list}>
      <p className={words.soft}>{say(texts.aboutFeed)}</p>
      {source.tokens.length > 0 ? (
        <SmallTable
          label={say(texts.tokensOf, { name: source.name })}
          columns={[say(texts.token), say(texts.tokenEnds), say(texts.lastUsed), say(texts.end)]}
        >
          {source.tokens.map(({ tokenId, lastFour, by, endsAt, lastUsedAt }) => (
            <tr key={tokenId}>
              <th scope="row">
                <code dir="ltr">…{lastFour}</code>
                <p className={words.facts} dir="auto">
                  {by}
                </p>
              </th>
              <td>{formatDate(endsAt)}</td>
              <td>{lastUsedAt ? formatTime(lastUsedAt) : say(texts.never)}</td>
              <td>
                <ConfirmButton
                  size="xs"
                  variant="default"
                  question={{
                    message: say(texts.endSure, { token: lastFour }),
                    confirm: say(texts.end),
                    tone: 'danger',
                  }}
                  onConfirm={() => end.mutate(tokenId)}
                >
                  {say(texts.end)}
                </ConfirmButton>
              </td>
            </tr>
          ))}
        </SmallTable>
      ) : null}
      <Checkbox
        label={say(texts.feedLeavesOut)}
        checked={source.leavesOut}
        aria-disabled={leave.isPending}
        onChange={(event) => leave.mutate(event.currentTarget.checked)}
      />
      {source.tokens.length > 0 || source.expects.rhythm !== 'none' ? <Expected source={source} /> : null}
      <div>
        <Button variant="default" onClick={() => setGiving(true)}>
          {say(texts.giveToken)}
        </Button>
      </div>
      {isGiving ? <TokenDialog source={source} onClose={() => setGiving(false)} /> : null}
    </div>
  );
}

type Expects = Omit<Source['expects'], 'zone'>;

const rhythmWords: Record<Rhythm, string> = {
  none: say(texts.expectsNever),
  daily: say(texts.expectsDaily),
  weekdays: say(texts.expectsWeekdays),
  weekly: say(texts.expectsWeekly),
};

/** When a file of a source is expected: where it does not come, those who upload such files are told. */
function Expected({ source }: { source: Source }) {
  const { rhythm, hour, weekday, zone } = source.expects;
  const save = useCallMutation('savesource', {
    send: (part: Partial<Expects>) => {
      const { sourceId, version, name, kind, columns, dates, sheet, isPart } = source;
      const expects = { rhythm, hour, weekday, ...part };
      return call('savesource', { sourceId, version, name, kind, columns, dates, sheet, isPart, expects });
    },
  });
  const waiting = { 'aria-disabled': save.isPending };
  return (
    <div className={layout.lines}>
      <div className={layout.fields}>
        <NativeSelect
          {...waiting}
          label={say(texts.expects)}
          data={Object.entries(rhythmWords).map(([value, label]) => ({ value, label }))}
          value={rhythm}
          onChange={(event) => save.mutate({ rhythm: event.currentTarget.value as Rhythm })}
        />
        {rhythm === 'weekly' ? (
          <NativeSelect
            {...waiting}
            label={say(texts.expectsDay)}
            data={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayWords(day) }))}
            value={String(weekday)}
            onChange={(event) => save.mutate({ weekday: Number(event.currentTarget.value) })}
          />
        ) : null}
        {rhythm === 'none' ? null : (
          <NativeSelect
            {...waiting}
            label={say(texts.expectsUntil)}
            data={Array.from({ length: 24 }, (_, at) => ({ value: String(at), label: hourWords(at) }))}
            value={String(hour)}
            onChange={(event) => save.mutate({ hour: Number(event.currentTarget.value) })}
          />
        )}
      </div>
      {rhythm === 'none' ? null : <p className={words.facts}>{say(texts.expectsHint, { zone })}</p>}
    </div>
  );
}

/** 1 June 2026 is a Monday. */
const weekdayWords = (day: number) =>
  dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 5, day)));
const hourWords = (hour: number) =>
  dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 5, 1, hour)));

/** Makes a token, and shows it this once. */
export function TokenDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const [days, setDays] = useState('365');
  const [given, setGiven] = useState<CallOutput<'givefeedtoken'>>();
  const give = useCallMutation('givefeedtoken', {
    send: () => call('givefeedtoken', { sourceId: source.sourceId, days: Number(days) }),
    errors: 'screen',
    onSuccess: setGiven,
  });
  return (
    <DecisionDialog title={say(texts.giveTokenTitle, { name: source.name })} size="lg" onClose={onClose}>
      {given ? (
        <Given given={given} onClose={onClose} />
      ) : (
        <Decision
          deed={say(texts.giveToken)}
          isWaiting={give.isPending}
          failure={give.error ? errorWords(give.error) : undefined}
          onAway={onClose}
          onDo={() => give.mutate()}
        >
          <TextInput
            label={say(texts.tokenDays)}
            description={say(texts.tokenDaysHint, { max: feedDaysMax })}
            type="number"
            min={1}
            max={feedDaysMax}
            required
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        </Decision>
      )}
    </DecisionDialog>
  );
}

/** It is read out where it comes, and the keyboard goes on from there. */
function Given({ given, onClose }: { given: CallOutput<'givefeedtoken'>; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    focusInPlace(place.current);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={`${layout.list} ${layout.news}`}>
      <p>{say(texts.shownOnce)}</p>
      <TextInput label={say(texts.token)} readOnly dir="ltr" value={given.token} />
      <TextInput label={say(texts.sendBy)} readOnly dir="ltr" value={commandOf(given)} />
      <DialogActions>
        <Button size="md" onClick={onClose}>
          {say(common.done)}
        </Button>
      </DialogActions>
    </div>
  );
}

function commandOf({ token, path }: CallOutput<'givefeedtoken'>): string {
  const address = `${window.location.origin}${path}`;
  return ['curl', '--fail-with-body', '--oauth2-bearer', token, '--data-binary', '@roster.csv', address].join(' ');
}
