import type { Approval, ApprovalFile } from '@laurel/contract/calls/approvals';
import { namesWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { paths } from '../paths.ts';
import classes from './Approvals.module.css';
import { changesWords, linesWords } from './approval-words.ts';

/** Who would get what, and the words that they would read. */
export function AskedAward({ award }: { award: NonNullable<Approval['award']> }) {
  const { recipients, pointsEach, pointsTotal, reason, message } = award;
  const name = useMember().pointsName || 'Points';
  return (
    <>
      <dl className={classes.pairs}>
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
      </dl>
      <Said label="Message" words={message} />
    </>
  );
}

export function AskedIdea({ idea: { byMember, comment } }: { idea: NonNullable<Approval['idea']> }) {
  return (
    <>
      <dl className={classes.pairs}>
        <LabelledValue label="Author">
          <span dir="auto">{byMember}</span>
        </LabelledValue>
      </dl>
      <Said label="Comment" words={comment} />
      <p>
        <Link to={paths.everyIdea}>Read it in Idea Management</Link>
      </p>
    </>
  );
}

/** What somebody wrote, as it would be read; nothing where it was erased. */
function Said({ label, words }: { label: string; words: string }) {
  if (words === '') return null;
  return (
    <figure className={classes.quoted}>
      <figcaption>{label}</figcaption>
      <blockquote className={classes.said} dir="auto">
        {words}
      </blockquote>
    </figure>
  );
}

export function AskedFile({ file }: { file: ApprovalFile }) {
  return (
    <>
      <dl className={classes.pairs}>
        <LabelledValue label="Rows">{changesWords(file)}</LabelledValue>
      </dl>
      <AskedLines file={file} />
    </>
  );
}

function AskedLines({ file: { kind, asked } }: { file: ApprovalFile }) {
  // Of what is new there is nothing before.
  const hasBefore = asked.lines.some(({ before }) => before !== '');
  const shown = (value: string) => (kind === 'budgets' ? formatPoints(Number(value)) : value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard
    <div className={classes.lines} tabIndex={0}>
      <table>
        <caption>{linesWords(asked)}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {hasBefore ? <th scope="col">Before</th> : null}
            <th scope="col">{afterWords[kind] ?? 'After'}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  );
}

const afterWords: Partial<Record<ApprovalFile['kind'], string>> = { budgets: 'Points to award', promos: 'Takes off' };
