import { dateFormat } from '@laurel/contract/formats';
import { type DigestDays, type NoticeKind, type NoticeWay, noticeWays } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { noticeKindWords } from '@laurel/contract/words/notice-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { Devices } from './Devices.tsx';
import classes from './Notices.module.css';
import * as texts from './texts.ts';

type Chosen = CallOutput<'noticechoices'>;

/** How the member hears of what happens. */
export function Choices() {
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('noticechoices', {}, { errors: 'screen', staleTime: 0 }),
  );
  if (error && !data) return <NotRead {...{ error, isFetching, refetch }} />;
  if (!data) return <SkeletonRows rows={6} height={4} />;
  // Whoever chose in another window sees here what that was.
  const again = () => void refetch().then(() => setRound(round + 1));
  return (
    <div className={layout.sections}>
      <ChoicesForm key={round} chosen={data} onMeanwhile={again} />
      <Devices />
    </div>
  );
}

interface Values {
  ways: Partial<Record<NoticeKind, NoticeWay>>;
  pushes: Partial<Record<NoticeKind, boolean>>;
  digestHour: string;
  digestDays: DigestDays;
  quietFrom: string;
  quietUntil: string;
  timeZone: string;
  revision: number;
}

const textOf = (hour: number | null) => (hour === null ? '' : String(hour));
const hourOf = (text: string) => (text === '' ? null : Number(text));

function valuesOf({ kinds, digestHour, digestDays, quietFrom, quietUntil, timeZone, revision }: Chosen): Values {
  return {
    ways: Object.fromEntries(kinds.map(({ kind, way }) => [kind, way])),
    pushes: Object.fromEntries(kinds.map(({ kind, push }) => [kind, push])),
    ...{ digestHour: String(digestHour), digestDays, revision },
    ...{ quietFrom: textOf(quietFrom), quietUntil: textOf(quietUntil), timeZone: timeZone ?? '' },
  };
}

function ChoicesForm({ chosen, onMeanwhile }: { chosen: Chosen; onMeanwhile: () => void }) {
  const form = useCallForm({
    name: 'savenoticechoices',
    rules: () =>
      import('@laurel/contract/calls/notices/savenoticechoices').then(({ savenoticechoices }) => savenoticechoices),
    empty: () => valuesOf(chosen),
    inputOf: ({ digestHour, quietFrom, quietUntil, timeZone, ...values }: Values) => ({
      ...values,
      digestHour: Number(digestHour),
      ...{ quietFrom: hourOf(quietFrom), quietUntil: hourOf(quietUntil) },
      timeZone: timeZone === '' ? null : timeZone,
    }),
    errors: 'fields',
    onSent: (answer) => {
      form.reset(valuesOf(answer));
      notify(answer.message);
    },
    onFailed: onMeanwhile,
  });
  const { values, errors, change } = form;
  return (
    <form className={layout.sections} {...form.form}>
      {chosen.hasEmail ? null : (
        <Notice>
          <p>{say(texts.noEmail)}</p>
        </Notice>
      )}
      <Card title={say(texts.byMail)}>
        <div className={classes.kinds}>
          {chosen.kinds.map(({ kind }) => (
            <Choice<NoticeWay>
              key={kind}
              look="segments"
              label={say(noticeKindWords[kind])}
              offers={ways}
              value={values.ways[kind] ?? ''}
              onChange={(way) => change({ ways: { ...values.ways, [kind]: way } })}
            />
          ))}
        </div>
      </Card>
      <OnDevices kinds={chosen.kinds} values={values} onChange={change} />
      <DayMail values={values} onChange={change} />
      <Quiet values={values} errors={errors} zone={chosen.countryZone} onChange={change} />
      <div className={layout.row}>
        <Button type="submit" size="md" isWaiting={form.isSending}>
          {say(texts.save)}
        </Button>
      </div>
    </form>
  );
}

const wayWords = { atOnce: texts.atOnce, digest: texts.daily, none: texts.never } as const;
const ways = noticeWays.map((value) => ({ value, label: say(wayWords[value]) }));
const dayOffers = [
  { value: 'every' as const, label: say(texts.everyDay) },
  { value: 'working' as const, label: say(texts.workingDays) },
];

/** '08:00', as the reader writes it. */
function hours() {
  const clock = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: clock.format(new Date(Date.UTC(2026, 0, 1, hour))),
  }));
}

interface PartProps {
  values: Values;
  onChange: (part: Partial<Values>) => void;
}

function OnDevices({ kinds, values, onChange }: PartProps & Pick<Chosen, 'kinds'>) {
  return (
    <Card title={say(texts.onDevices)}>
      <div className={layout.stack}>
        <p className={words.soft}>{say(texts.onDevicesWords)}</p>
        <div className={classes.kinds}>
          {kinds.map(({ kind }) => (
            <Checkbox
              key={kind}
              label={say(noticeKindWords[kind])}
              checked={values.pushes[kind] ?? false}
              onChange={(event) => onChange({ pushes: { ...values.pushes, [kind]: event.currentTarget.checked } })}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}

function DayMail({ values, onChange }: PartProps) {
  return (
    <Card title={say(texts.dayMail)}>
      <div className={layout.stack}>
        <p className={words.soft}>{say(texts.dayMailWords)}</p>
        <div className={layout.fields}>
          <NativeSelect
            label={say(texts.hour)}
            data={hours()}
            value={values.digestHour}
            onChange={(event) => onChange({ digestHour: event.currentTarget.value })}
          />
          <Choice<DigestDays>
            look="segments"
            label={say(texts.days)}
            offers={dayOffers}
            value={values.digestDays}
            onChange={(digestDays) => onChange({ digestDays })}
          />
        </div>
      </div>
    </Card>
  );
}

function Quiet({
  values,
  errors,
  zone,
  onChange,
}: PartProps & { errors: Partial<Record<string, string>>; zone: string }) {
  const quietHours = [{ value: '', label: say(texts.noQuiet) }, ...hours()];
  const zones = [
    { value: '', label: say(texts.zoneOfCountry, { zone }) },
    ...Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
  return (
    <Card title={say(texts.quiet)}>
      <div className={layout.stack}>
        <p className={words.soft}>{say(texts.quietWords)}</p>
        <div className={layout.fields}>
          <NativeSelect
            label={say(texts.quietFrom)}
            data={quietHours}
            value={values.quietFrom}
            error={errors.quietFrom}
            onChange={(event) => onChange({ quietFrom: event.currentTarget.value })}
          />
          <NativeSelect
            label={say(texts.quietUntil)}
            data={quietHours}
            value={values.quietUntil}
            error={errors.quietUntil}
            onChange={(event) => onChange({ quietUntil: event.currentTarget.value })}
          />
          <NativeSelect
            label={say(texts.zone)}
            data={zones}
            value={values.timeZone}
            error={errors.timeZone}
            onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
          />
        </div>
      </div>
    </Card>
  );
}
