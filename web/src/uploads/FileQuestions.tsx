import type { Source, SourceWish } from '@laurel/contract/calls/sources';
import type { UploadQuestions } from '@laurel/contract/calls/uploads';
import { columnsByKind } from '@laurel/contract/columns/by-kind';
import type { DateOrder } from '@laurel/contract/columns/reading';
import { sourceNameMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { mayUpload, type UploadKind, uploadTitles } from '@laurel/contract/upload-kinds';
import { IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './DataUpload.module.css';
import { fileGuides } from './file-guides.ts';
import {
  datedColumns,
  draftOf,
  leftAlone,
  ordersThatFit,
  type SourceDraft,
  sheetOf,
  stillOpen,
  wishOf,
} from './source-draft.ts';
import * as texts from './texts.ts';
import { WholeOrPart } from './WholeOrPart.tsx';

interface FileQuestionsProps {
  questions: UploadQuestions;
  /** What the server said of it. */
  why: string;
  fileName: string;
  /** What was said before it was refused, and why it was. */
  before?: { draft: SourceDraft; words: string } | undefined;
  onAnswer: (wish: SourceWish, draft: SourceDraft) => void;
  /** Another sheet of the workbook is the one that is meant. */
  onSheet: (sheet: string) => void;
}

/** What must be said of a file once, before its rows can be read; the portal remembers it under the name of a source. */
export function FileQuestions({ questions, why, fileName, before, onAnswer, onSheet }: FileQuestionsProps) {
  const [draft, setDraft] = useState(() => before?.draft ?? draftOf(questions, fileName));
  const [isTried, setTried] = useState(false);
  const sources = useQuery(callQuery('sourcelist', {}, { errors: 'screen', staleTime: 0 })).data?.sources ?? [];
  const change = (part: Partial<SourceDraft>) => setDraft((now) => ({ ...now, ...part }));
  const open = stillOpen(questions, draft);
  const fits = ordersThatFit(questions, draft);
  const asked = questions.columns.filter(({ column }) => column === null);
  const isDateOpen = fits.length > 0 && draft.dates === '';
  const answer = () => {
    setTried(true);
    if (draft.kind === '' || open.headers.length + open.needed.length > 0 || isDateOpen || draft.name.trim() === '')
      return;
    const wish = wishOf(
      draft,
      sources.find(({ sourceId }) => sourceId === draft.sourceId),
    );
    if (wish) onAnswer(wish, draft);
  };
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <h3 className={words.name}>{say(texts.sayOnce)}</h3>
      <p className={words.soft}>
        {why} {say(texts.sayOnceHint)}
      </p>
      {questions.sheets.length > 1 ? (
        <NativeSelect
          label={say(texts.whichSheet)}
          data={[...questions.sheets]}
          value={sheetOf(questions)}
          onChange={(event) => onSheet(event.currentTarget.value)}
        />
      ) : null}
      {questions.kind === null ? <KindField {...{ draft, change }} isMissing={isTried && draft.kind === ''} /> : null}
      {draft.kind !== '' && asked.length > 0 ? (
        <ul className={layout.list}>
          {asked.map((one) => (
            <li key={one.header}>
              <NativeSelect
                label={one.header || say(texts.noHeader)}
                description={valuesWords(one)}
                data={columnChoices(draft.kind as UploadKind)}
                value={draft.choices[one.header] ?? ''}
                error={isTried && draft.choices[one.header] === '' ? say(texts.chooseColumn) : undefined}
                onChange={(event) =>
                  change({ choices: { ...draft.choices, [one.header]: event.currentTarget.value }, dates: '' })
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      {fits.length > 0 ? (
        <DateField
          fits={fits}
          example={datedColumns(questions, draft)[0]}
          value={draft.dates}
          error={isTried && isDateOpen ? say(texts.chooseOrder) : undefined}
          onChange={(dates) => change({ dates })}
        />
      ) : null}
      {(isTried || asked.length === 0) && open.needed.length > 0 ? (
        <FailureNote>{say(texts.stillNeeded, { columns: open.needed.join(', ') })}</FailureNote>
      ) : null}
      <SourceFields {...{ draft, change }} sources={sources} isFixed={questions.source !== null} isTried={isTried} />
      {draft.kind === 'roster' && draft.sourceId === '' ? (
        <WholeOrPart isPart={draft.isPart} onPart={(isPart) => change({ isPart })} />
      ) : null}
      {before ? <FailureNote>{before.words}</FailureNote> : null}
      <div>
        <Button type="submit" size="md">
          {say(texts.rememberAndGo)}
        </Button>
      </div>
    </form>
  );
}

interface Fields {
  draft: SourceDraft;
  change: (part: Partial<SourceDraft>) => void;
}

function KindField({ draft, change, isMissing }: Fields & { isMissing: boolean }) {
  const member = useMember();
  const kinds = (Object.keys(fileGuides) as UploadKind[]).filter((kind) => mayUpload(kind, member));
  return (
    <NativeSelect
      label={say(texts.whatIsIn)}
      data={[
        { value: '', label: say(texts.choose) },
        ...kinds.map((kind) => ({ value: kind, label: say(uploadTitles[kind]) })),
      ]}
      value={draft.kind}
      error={isMissing ? say(said.chooseKindOfFile) : undefined}
      onChange={(event) => change({ kind: event.currentTarget.value as UploadKind | '' })}
    />
  );
}

interface DateFieldProps {
  fits: readonly DateOrder[];
  example: UploadQuestions['columns'][number] | undefined;
  value: DateOrder | '';
  error: string | undefined;
  onChange: (order: DateOrder) => void;
}

const orderNames: Record<DateOrder, string> = {
  ymd: say(texts.yearMonthDay),
  dmy: say(texts.dayMonthYear),
  mdy: say(texts.monthDayYear),
};

/** Asked with a day of the file itself: what it would be in each order. */
function DateField({ fits, example, value, error, onChange }: DateFieldProps) {
  const [day = ''] = example?.values ?? [];
  return (
    <Choice<DateOrder>
      label={say(texts.howDates, { column: example?.header ?? '' })}
      hint={fits.length > 1 ? undefined : say(texts.datesProven)}
      look="cards"
      isWide
      offers={fits.map((order) => ({
        value: order,
        label: orderNames[order],
        icon: <IconCalendar aria-hidden size={20} stroke={1.8} />,
        words: say(texts.dayWouldBe, { day, date: dayWords(day, order) }),
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

function dayWords(text: string, order: DateOrder): string {
  const [a = '', b = '', c = ''] = text.split(/[./ -]/);
  const [year, month, day] = { ymd: [a, b, c], dmy: [c, b, a], mdy: [c, a, b] }[order];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(date.getTime()) ? text : formatDate(date);
}

interface SourceFieldsProps extends Fields {
  sources: readonly Source[];
  isFixed: boolean;
  isTried: boolean;
}

/** Under which name it is remembered. */
function SourceFields({ draft, change, sources, isFixed, isTried }: SourceFieldsProps) {
  if (isFixed) return <p className={words.soft}>{say(texts.rememberedUnder, { name: draft.name })}</p>;
  const ofKind = sources.filter(({ kind }) => kind === draft.kind);
  return (
    <div className={layout.fields}>
      {ofKind.length > 0 ? (
        <NativeSelect
          label={say(texts.source)}
          data={[
            { value: '', label: say(texts.newSource) },
            ...ofKind.map(({ sourceId, name }) => ({ value: sourceId, label: name })),
          ]}
          value={draft.sourceId}
          onChange={(event) => {
            const chosen = ofKind.find(({ sourceId }) => sourceId === event.currentTarget.value);
            change({ sourceId: chosen?.sourceId ?? '', name: chosen?.name ?? draft.name });
          }}
        />
      ) : null}
      {draft.sourceId === '' ? (
        <TextInput
          label={say(texts.nameOfSource)}
          description={say(texts.nameOfSourceHint)}
          className={classes.sourceName}
          maxLength={sourceNameMax}
          value={draft.name}
          error={isTried && draft.name.trim() === '' ? say(said.nameSource) : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

function columnChoices(kind: UploadKind) {
  const names = Object.entries(columnsByKind[kind]).map(([value, { required }]) => ({
    value,
    label: required ? say(texts.neededColumn, { column: value }) : value,
  }));
  return [{ value: '', label: say(texts.choose) }, { value: leftAlone, label: say(texts.leaveAlone) }, ...names];
}

function valuesWords({ values, guess }: UploadQuestions['columns'][number]): string {
  const held = values.length === 0 ? say(texts.allEmpty) : say(texts.holds, { values: values.join(' · ') });
  return guess ? `${held} ${say(texts.maybe, { column: guess })}` : held;
}
