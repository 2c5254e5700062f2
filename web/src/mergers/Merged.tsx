import type { Person } from '@laurel/contract/calls/personnel/person';
import { mergerKindWords } from '@laurel/contract/programme/merger-words';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

type One = Person['merged'][number];

/** The other accounts of somebody that were merged into this: when, by whom, why and what came; nothing where there is none. */
export function Merged({ merged }: Pick<Person, 'merged'>) {
  return (
    <Card title={say(texts.mergedTitle)}>
      <ul className={layout.list}>
        {merged.map((one) => (
          <li key={one.memberNumber}>
            <strong>{say(texts.mergedWith, { number: one.memberNumber })}</strong>
            <p>{say(texts.pointsCame, { points: one.points, pot: one.potPoints })}</p>
            {one.lines.length > 0 ? <p>{listed(one.lines.flatMap(lineWords))}</p> : null}
            {one.reason ? (
              <blockquote className={words.quote} dir="auto">
                {one.reason}
              </blockquote>
            ) : null}
            <p className={words.facts}>{byWhom(one)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function lineWords({ kind, moves: count }: One['lines'][number]): string[] {
  return count > 0 ? [say(texts.lineWords, { what: say(mergerKindWords[kind]), count })] : [];
}

function byWhom({ dateMerged, byMember: name, secondMember: second }: One): string {
  const day = formatDate(dateMerged);
  return second === '' ? say(texts.byOne, { day, name }) : say(texts.byBoth, { day, name, second });
}
