import type { Output } from '@laurel/contract/call';
import type { sentenceversions } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { formatTime } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Sentences.module.css';
import * as texts from './texts.ts';

type Version = Output<typeof sentenceversions>['versions'][number];

interface SaidBeforeProps {
  language: Language;
  told: Output<typeof sentenceversions>;
  /** Missing where one may not change it. */
  onAgain: ((text: string) => void) | undefined;
}

/** What the company said there, the newest first. */
export function SaidBefore({ language, told, onAgain }: SaidBeforeProps) {
  const { versions, total, released } = told;
  if (total === 0) return null;
  return (
    <section className={layout.stack}>
      <h3 className={words.name}>{say(texts.history)}</h3>
      <ol className={classes.before}>
        {versions.map((version, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
          <li key={place}>
            <div className={layout.lines}>
              <p
                lang={version.own === null ? undefined : language}
                dir="auto"
                className={version.own === null ? words.soft : undefined}
              >
                {version.own ?? say(texts.asReleased)}
              </p>
              <p className={words.facts}>
                {version.state === 'said' ? null : (
                  <Badge tone={version.state === 'planned' ? 'gold' : 'quiet'}>
                    {say(version.state === 'planned' ? texts.isPlanned : texts.isWithdrawn)}
                  </Badge>
                )}{' '}
                {whenAndWho(version)}
              </p>
            </div>
            {onAgain && (place > 0 || version.state === 'withdrawn') ? (
              <Button variant="default" onClick={() => onAgain(version.own ?? released)}>
                {say(texts.again)}
                <span className="visually-hidden"> {version.own ?? released}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {total > versions.length ? (
        <p className={words.facts}>{say(texts.historyMore, { shown: versions.length, total })}</p>
      ) : null}
    </section>
  );
}

function whenAndWho({ state, dateFrom, dateSaved, byMember: name }: Version): string {
  const date = formatTime(dateSaved);
  if (state !== 'said' || dateFrom !== dateSaved)
    return say(state === 'said' ? texts.bySince : texts.byFrom, { from: formatTime(dateFrom), name, date });
  return name === '' ? say(texts.byFile, { date }) : say(texts.by, { date, name });
}
