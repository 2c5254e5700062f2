import { say } from '@laurel/contract/say';
import classes from './Changes.module.css';
import * as texts from './texts.ts';

interface ChangedLine {
  is: 'same' | 'removed' | 'added';
  /** In their order they are the line. */
  parts: readonly { text: string; isChanged: boolean }[];
}

/** Lines that are the same are shown so far around what changed. */
const around = 2;

/** What was taken out of a text and what came in, line by line: by a sign, by words for those who do not see it, and by colour. */
export function Changes({ lines, label }: { lines: readonly ChangedLine[]; label: string }) {
  const shown = stretches(lines);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.changes} aria-label={label} tabIndex={0}>
      {shown.map((stretch) =>
        Array.isArray(stretch) ? (
          stretch.map(({ line, place }) => <Line key={place} line={line} />)
        ) : (
          <p key={`from ${stretch.from}`} className={classes.skipped}>
            {say(texts.linesTheSame, { count: stretch.count })}
          </p>
        ),
      )}
    </section>
  );
}

function Line({ line: { is, parts } }: { line: ChangedLine }) {
  const words = parts.map(({ text, isChanged }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
    return isChanged ? <mark key={place}>{text}</mark> : text;
  });
  if (is === 'same') return <p dir="auto">{words}</p>;
  const Tag = is === 'added' ? 'ins' : 'del';
  return (
    <p dir="auto" data-is={is}>
      <span aria-hidden className={classes.sign}>
        {is === 'added' ? '+' : '−'}
      </span>
      <span className="visually-hidden">{say(is === 'added' ? texts.lineAdded : texts.lineRemoved)} </span>
      <Tag>{words}</Tag>
    </p>
  );
}

type Stretch = { line: ChangedLine; place: number }[] | { from: number; count: number };

/** Long stretches without a change are told by their length. */
function stretches(lines: readonly ChangedLine[]): Stretch[] {
  const isNear = lines.map((_, place) =>
    lines.slice(Math.max(0, place - around), place + around + 1).some(({ is }) => is !== 'same'),
  );
  const found: Stretch[] = [];
  for (const [place, line] of lines.entries()) {
    const last = found.at(-1);
    if (isNear[place]) {
      if (Array.isArray(last)) last.push({ line, place });
      else found.push([{ line, place }]);
    } else if (last && !Array.isArray(last)) last.count += 1;
    else found.push({ from: place, count: 1 });
  }
  return found;
}
