import type { ContentBlockRow } from '@laurel/contract/calls/content/contentlist';
import { languageNames } from '@laurel/contract/language-names';
import { say } from '@laurel/contract/say';
import { formatLongDate } from '#lib/dates.ts';
import { Link } from '#router/Link.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import { lastChange, placeWords, standingOf, titleOf } from './block-words.ts';
import * as texts from './texts.ts';
import classes from './Words.module.css';

/** A text: what it is called, where it stands, and how far it is in each language. */
export function BlockCard({ block }: { block: ContentBlockRow }) {
  const { contentKey, isRetired } = block;
  const title = titleOf(block);
  const changed = lastChange(block);
  return (
    <li className={`${layout.surface} ${classes.block}`}>
      <div className={classes.about}>
        <h3 className={words.name} dir="auto">
          {title}
        </h3>
        <p className={words.facts}>{placeWords(contentKey)}</p>
        {changed ? (
          <p className={words.facts}>
            {say(texts.changedLast, { name: changed.changedBy, date: formatLongDate(changed.dateChanged) })}
          </p>
        ) : null}
      </div>
      {isRetired ? (
        <Badge>{say(texts.retiredPage)}</Badge>
      ) : (
        <ul className={classes.languages} aria-label={say(texts.languagesOf, { title })}>
          {block.texts.map((text) => {
            const { tone, words: state } = standingOf(text);
            return (
              <li key={text.language}>
                <Link to={paths.words(contentKey, text.language)} className={classes.language}>
                  <span lang={text.language}>{languageNames[text.language]}</span> <Badge tone={tone}>{state}</Badge>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
