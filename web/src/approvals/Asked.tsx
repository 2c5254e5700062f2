import type { Approval, ApprovalFile } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import type { Message } from '@laurel/contract/message';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { namesWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import { fewPaths } from '../few-paths.ts';
import { changesWords, linesWords } from './approval-words.ts';
import * as texts from './texts.ts';

/** Who would get what, and the words that they would read. */
export function AskedAward({ award }: { award: NonNullable<Approval['award']> }) {
  const { recipients, pointsEach, pointsTotal, reason, message, missing } = award;
  return (
    <>
      <Facts look="beside">
        {recipients.count > 1 ? (
          <>
            <LabelledValue label={say(texts.forWhom)}>
              <span dir="auto">{namesWords(recipients)}</span>
            </LabelledValue>
            <EachAndInAll each={pointsEach} total={pointsTotal} />
          </>
        ) : null}
        <LabelledValue label={say(common.reason)}>{valueWords(reason)}</LabelledValue>
        {missing > 0 ? (
          <LabelledValue label={say(texts.budget)}>{say(texts.budgetLacks, { points: missing })}</LabelledValue>
        ) : null}
      </Facts>
      <Said label={say(common.messageLabel)} words={message} />
    </>
  );
}

/** What each of several gets, and all together. */
export function EachAndInAll({ each, total }: { each: number; total: number }) {
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <LabelledValue label={say(common.points)}>
      {say(texts.eachAndInAll, { each, pointsName: pointsNamed(each, pointsName), total })}
    </LabelledValue>
  );
}

/** Whose pots, and why. */
export function AskedPots({ pots: { recipients, period, reason } }: { pots: NonNullable<Approval['pots']> }) {
  return (
    <>
      <Facts look="beside">
        <LabelledValue label={say(texts.concerns)}>
          <span dir="auto">{namesWords(recipients)}</span>
        </LabelledValue>
        {period === '' ? null : (
          <LabelledValue label={say(texts.potsPeriod)}>
            <bdi>{period}</bdi>
          </LabelledValue>
        )}
      </Facts>
      <Said label={say(common.reason)} words={reason} />
    </>
  );
}

export function AskedIdea({ idea: { byMember, comment } }: { idea: NonNullable<Approval['idea']> }) {
  return (
    <>
      <Facts look="beside">
        <LabelledValue label={say(texts.author)}>
          <span dir="auto">{byMember}</span>
        </LabelledValue>
      </Facts>
      <Said label={say(texts.comment)} words={comment} />
      <p>
        <Link to={fewPaths.everyIdea}>{say(texts.readIdea)}</Link>
      </p>
    </>
  );
}

/** What somebody wrote, as it would be read; nothing where it was erased. */
export function Said({ label, words: said }: { label: string; words: string }) {
  if (said === '') return null;
  return (
    <figure>
      <figcaption className={words.facts}>{label}</figcaption>
      <blockquote className={words.quote} dir="auto">
        {said}
      </blockquote>
    </figure>
  );
}

export function AskedFile({ file }: { file: ApprovalFile }) {
  return (
    <>
      {file.isUndo ? <p>{say(texts.fileUndone)}</p> : null}
      <Said label={say(common.reason)} words={file.reason} />
      <Facts look="beside">
        <LabelledValue label={say(texts.rows)}>{changesWords(file)}</LabelledValue>
      </Facts>
      <AskedLines file={file} />
    </>
  );
}

function AskedLines({ file: { kind, asked } }: { file: ApprovalFile }) {
  // Of what is new there is nothing before.
  const hasBefore = asked.lines.some(({ before }) => before !== '');
  const shown = (value: string) => (kind === 'budgets' ? formatPoints(Number(value)) : value);
  return (
    <SmallTable
      caption={linesWords(asked)}
      isNamed
      columns={[say(texts.what), ...(hasBefore ? [say(texts.before)] : []), say(afterWords[kind] ?? texts.after)]}
    >
      {asked.lines.map(({ key, name, before, after }) => (
        <tr key={`${key} ${name} ${before} ${after}`}>
          <th scope="row">
            <bdi>{key}</bdi>
            {name ? <span dir="auto">{name}</span> : null}
          </th>
          {hasBefore ? (
            <td>
              <bdi>{before || '–'}</bdi>
            </td>
          ) : null}
          <td>
            <bdi>{shown(after)}</bdi>
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

const afterWords: Partial<Record<ApprovalFile['kind'], Message>> = {
  budgets: common.pointsToAward,
  promos: texts.takesOff,
};
