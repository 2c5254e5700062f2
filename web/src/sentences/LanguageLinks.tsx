import { languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import { Link } from '#router/Link.tsx';
import classes from './LanguageLinks.module.css';

interface LanguageLinksProps {
  label: string;
  shown: Language;
  addressOf: (language: Language) => string;
}

/** The way to the same in each language of the portal. */
export function LanguageLinks({ label, shown, addressOf }: LanguageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.languages}>
        {languages.map((one) => (
          <li key={one}>
            <Link
              to={addressOf(one)}
              lang={one}
              className={classes.language}
              aria-current={one === shown ? 'page' : undefined}
            >
              {languageNames[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
