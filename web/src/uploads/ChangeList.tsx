import type { ChangeGroup, UploadChange, UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { callFile } from '#api/upload.ts';
import { download } from '#lib/download.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { PagedTable } from '#ui/tables/PagedTable.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import classes from './DataUpload.module.css';
import { changeWords } from './file-guides.ts';
import * as texts from './texts.ts';
import { asAsked, type Way, whole } from './use-data-upload.ts';

type Shown = 'all' | ChangeGroup;

type Listed = Pick<UploadOutcome, 'kind' | 'changes' | 'groups'>;

interface ChangeListProps {
  outcome: Listed;
  file?: File | undefined;
  /** How it was taken. */
  way?: Way;
}

/** The first changes, of all or of one group; the whole list is a file. After the upload there is nothing to compare any more. */
export function ChangeList({ outcome, file, way = whole }: ChangeListProps) {
  const { kind, changes, groups } = outcome;
  const [shown, setShown] = useState<Shown>('all');
  const columns = useMemo(() => columnsFor(kind), [kind]);
  if (changes.length === 0) return null;
  const count = groups.added.count + groups.changed.count + groups.removed.count;
  const list = shown === 'all' ? { count, changes } : groups[shown];
  return (
    <>
      <div className={layout.ends}>
        <Groups outcome={outcome} count={count} shown={shown} onShow={setShown} />
        {file ? <DownloadAll {...{ file, count, way }} /> : null}
      </div>
      <PagedTable
        label={say(texts.changes)}
        columns={columns}
        rows={list.changes}
        rowKey={(row) => `${row.line} ${row.what} ${row.key} ${row.text}`}
        emptyIllustration={illustrations.emptyList}
      />
      {list.count > list.changes.length ? (
        <p className={words.soft}>
          {say(file ? texts.firstListedMore : texts.firstListed, { shown: list.changes.length, count: list.count })}
        </p>
      ) : null}
    </>
  );
}

const tones: Record<UploadChange['what'], BadgeTone> = { added: 'done', changed: 'waiting', removed: 'danger' };

function columnsFor(kind: UploadOutcome['kind']): ReportColumn<UploadChange>[] {
  const changed = changeWords(kind);
  return [
    { id: 'line', header: say(common.line), value: (row) => row.line || '', align: 'end' },
    {
      id: 'what',
      header: say(texts.what),
      value: (row) => changed[row.what],
      cell: (row) => <Badge tone={tones[row.what]}>{changed[row.what]}</Badge>,
    },
    { id: 'key', header: say(texts.key), value: (row) => row.key, minWidth: '7rem' },
    {
      id: 'text',
      header: say(texts.change),
      value: (row) => row.text,
      cell: (row) => <Change change={row} />,
      minWidth: '16rem',
    },
  ];
}

/** Field by field, what was and what would be. */
function Change({ change: { text, name, fields } }: { change: UploadChange }) {
  if (fields.length === 0) return text;
  return (
    <div className={classes.change}>
      {name ? <span dir="auto">{name}</span> : null}
      <dl>
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <del dir="auto">{before}</del>{' '}
              <span aria-hidden className={`along ${classes.arrow}`}>
                →
              </span>{' '}
              <ins dir="auto">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface GroupsProps {
  outcome: Listed;
  count: number;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** Groups that are a part of the whole; where one is all there is, there is nothing to choose. */
function Groups({ outcome, count, shown, onShow }: GroupsProps) {
  const { groups, kind } = outcome;
  const names = { asked: say(texts.toConfirm), ...changeWords(kind) };
  // Named here, because the contract's list would bring its schemas along.
  const present = (['asked', 'added', 'changed', 'removed'] satisfies ChangeGroup[]).filter(
    (group) => groups[group].count > 0 && groups[group].count < count,
  );
  if (present.length === 0) return <span />;
  const choices = present.map((value) => ({
    value,
    label: say(texts.groupCount, { group: names[value], count: groups[value].count }),
  }));
  return (
    <Choice<Shown>
      label={say(common.show)}
      look="segments"
      offers={[{ value: 'all', label: say(common.all) }, ...choices]}
      value={shown}
      onChange={onShow}
    />
  );
}

/** The file is sent once more, because the server keeps nothing of a dry run. */
function DownloadAll({ file, count, way }: { file: File; count: number; way: Way }) {
  const save = useMutation({
    mutationFn: () => callFile('uploadchanges', file, { query: asAsked(way, []) }),
    meta: { errors: 'screen' },
    onError: (error) => void alertDialog({ message: errorWords(error) }),
    onSuccess: (changes) => download('upload_changes.csv', changes),
  });
  return (
    <Button
      variant="default"
      isWaiting={save.isPending}
      icon={<IconDownload aria-hidden size={18} stroke={1.7} />}
      onClick={() => save.mutate()}
    >
      {say(texts.downloadChanges, { count })}
    </Button>
  );
}

type Counted = Pick<UploadOutcome, 'kind' | 'added' | 'changed' | 'removed'> & {
  /** Left out where nothing is told of it. */
  unchanged?: number | undefined;
};

/** How many rows it adds, changes and removes. */
export function Counts({ outcome }: { outcome: Counted }) {
  const { added, changed, removed, unchanged, kind } = outcome;
  const names = changeWords(kind);
  return (
    <SumStrip
      label={say(texts.byWhatTheyDo)}
      sums={[
        { label: names.added, value: formatPoints(added) },
        { label: names.changed, value: formatPoints(changed) },
        { label: names.removed, value: formatPoints(removed) },
        ...(unchanged === undefined ? [] : [{ label: say(texts.unchanged), value: formatPoints(unchanged) }]),
      ]}
    />
  );
}
