import type { Approval, ApprovalFile } from '@laurel/contract/calls/approvals';
import { namesWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import { paths } from '../paths.ts';
import { changesWords, linesWords } from './approval-words.ts';

/** Who would get what, and the words that they would read. */
export function AskedAward({ award }: { award: NonNullable<Approval['award']> }) {
  const { recipients, pointsEach, pointsTotal, reason, message } = award;
  const name = useMember().pointsName || 'Points';
  return (
    <>
      <Facts look="beside">
        {recipients.count > 1 ? (
          <>
            <LabelledValue label="For">
              <span dir="auto">{namesWords(recipients)}</span>
            </LabelledValue>
            <LabelledValue label="Points">
              {formatPoints(pointsEach)} {name} each, {formatPoints(pointsTotal)} in all
            </LabelledValue>
          </>
        ) : null}
        <LabelledValue label="Reason">{reason}</LabelledValue>
      </Facts>
      <Said label="Message" words={message} />
    </>
  );
}

export function AskedIdea({ idea: { byMember, comment } }: { idea: NonNullable<Approval['idea']> }) {
  return (
    <>
      <Facts look="beside">
        <LabelledValue label="Author">
          <span dir="auto">{byMember}</span>
        </LabelledValue>
      </Facts>
      <Said label="Comment" words={comment} />
      <p>
        <Link to={paths.everyIdea}>Read it in Idea Management</Link>
      </p>
    </>
  );
}

/** What somebody wrote, as it would be read; nothing where it was erased. */
function Said({ label, words: said }: { label: string; words: string }) {
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
      <Facts look="beside">
        <LabelledValue label="Rows">{changesWords(file)}</LabelledValue>
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
      columns={['What', ...(hasBefore ? ['Before'] : []), afterWords[kind] ?? 'After']}
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

const afterWords: Partial<Record<ApprovalFile['kind'], string>> = { budgets: 'Points to award', promos: 'Takes off' };
