import type { Output } from '@laurel/contract/call';
import type { sentenceversions } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { formatTime } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Sentences.module.css';
import * as texts from './texts.ts';

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
        {versions.map(({ own, dateSaved, byMember }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
          <li key={place}>
            <div className={layout.lines}>
              <p
                lang={own === null ? undefined : language}
                dir="auto"
                className={own === null ? words.soft : undefined}
              >
                {own ?? say(texts.asReleased)}
              </p>
              <p className={words.facts}>
                {byMember === ''
                  ? say(texts.byFile, { date: formatTime(dateSaved) })
                  : say(texts.by, { date: formatTime(dateSaved), name: byMember })}
              </p>
            </div>
            {onAgain && place > 0 ? (
              <Button variant="default" onClick={() => onAgain(own ?? released)}>
                {say(texts.again)}
                <span className="visually-hidden"> {own ?? released}</span>
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
