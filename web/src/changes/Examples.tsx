import type { Trial } from '@laurel/contract/calls/versions';
import { say } from '@laurel/contract/say';
import { utcDate } from '#lib/dates.ts';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Differences.module.css';
import { toldOf } from './example-words.ts';
import * as texts from './texts.ts';

interface ExamplesProps extends Pick<Trial, 'examples' | 'quarter'> {
  /** Within a sentence. */
  pointsName: string;
}

/** What the changes would have meant in the last quarter, reckoned from what the company did in it. */
export function Examples({ examples, quarter, pointsName }: ExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <Card title={say(texts.whatItMeans)}>
      <p className={words.soft}>
        {say(texts.lastQuarter, { from: utcDate(quarter.dateFrom), to: utcDate(quarter.dateTo) })}
      </p>
      <ul className={layout.list}>
        {examples.map((example) => {
          const { about, sentences } = toldOf(example, pointsName);
          return (
            <li key={`${example.what} ${example.at}`} className={classes.example}>
              <strong dir="auto">{about}</strong>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
