import type { Rhythm, Source } from '@laurel/contract/calls/sources';
import { dateFormat } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

type Expects = Omit<Source['expects'], 'zone'>;

const rhythmWords: Record<Rhythm, string> = {
  none: say(texts.expectsNever),
  daily: say(texts.expectsDaily),
  weekdays: say(texts.expectsWeekdays),
  weekly: say(texts.expectsWeekly),
};

/** When a file of a source is expected: where it does not come, those who upload such files are told. */
export function Expected({ source }: { source: Source }) {
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
