import type { LackingText } from '@laurel/contract/calls/content/contentlist';
import { languageNames } from '@laurel/contract/language-names';
import { say } from '@laurel/contract/say';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { Notice } from '#ui/display/Notice.tsx';
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
      <Kind lacks={lacks.filter((one) => one.lacks === 'text')} words={say(texts.lacksText)} />
      <Kind lacks={lacks.filter((one) => one.lacks === 'own')} words={say(texts.lacksOwn)} />
    </li>
  );
}

function Kind({ lacks, words: kind }: { lacks: readonly LackingText[]; words: string }) {
  if (lacks.length === 0) return null;
  return (
    <>
      <p className={words.facts}>{kind}</p>
      <ul className={classes.lacks}>
        {lacks.map(({ contentKey, language }) => (
          <li key={contentKey}>
            <Link to={paths.words(contentKey, language)} className={words.link}>
              {neededWords[contentKey]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
