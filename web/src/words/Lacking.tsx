import type { LackingText } from '@laurel/contract/calls/content/contentlist';
import { languageNames } from '@laurel/contract/language-names';
import { say } from '@laurel/contract/say';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './Words.module.css';

const neededWords: Record<LackingText['contentKey'], string> = {
  terms: say(texts.termsName),
  privacy: say(texts.privacyName),
  faq: say(texts.faqName),
};

/** What the company still has to say, in the languages in which most members read first. */
export function Lacking({ lacking }: { lacking: readonly LackingText[] }) {
  if (lacking.length === 0) return null;
  const byLanguage = Map.groupBy(lacking, ({ language }) => language);
  return (
    <Notice sign={<IconListCheck aria-hidden size={26} stroke={1.6} />}>
      <h2 className={words.name}>{say(texts.lackTitle)}</h2>
      <p>{say(texts.lackIntro)}</p>
      <ul className={classes.lacking}>
        {[...byLanguage.values()].map((lacks) => (
          <LanguageLacks key={lacks[0]?.language} lacks={lacks} />
        ))}
      </ul>
    </Notice>
  );
}

function LanguageLacks({ lacks }: { lacks: readonly LackingText[] }) {
  const [{ language, readers }] = lacks as [LackingText];
  return (
    <li>
      <p>
        <strong lang={language}>{languageNames[language]}</strong>{' '}
        <span className={words.facts}>{say(texts.readers, { count: readers })}</span>
      </p>
      <ul className={layout.row}>
        {lacks.map(({ contentKey, lacks: what }) => (
          <li key={contentKey}>
            <Link to={paths.words(contentKey, language)} className={words.link}>
              {neededWords[contentKey]}
            </Link>{' '}
            <span className={words.facts}>{say(what === 'text' ? texts.lacksText : texts.lacksOwn)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
