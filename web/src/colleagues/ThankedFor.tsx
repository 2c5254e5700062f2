import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { Card } from '#ui/display/Card.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Colleague.module.css';
import * as texts from './texts.ts';

/** What somebody is thanked for and how often: the wreath in words, in the order of the programme. */
export function ThankedFor({ cards, isMore, values }: NonNullable<Colleague['thanked']>) {
  return (
    <Card title={say(texts.thankedFor)}>
      <p className={words.facts}>{say(isMore ? texts.inLastCards : texts.inCards, { count: cards })}</p>
      <ol className={classes.values}>
        {values.map(({ value, count }) => (
          <li key={value}>
            <span dir="auto">{valueWords(value)}</span>{' '}
            <span className={words.facts}>{say(texts.times, { count })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
