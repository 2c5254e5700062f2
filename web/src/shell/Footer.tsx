import { portalName } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { useEffect, useState } from 'react';
import { useLocation } from '#router/router.ts';
import { late } from '#ui/states/late.tsx';
import { consentAsked } from './consent.ts';
import classes from './Footer.module.css';
import * as texts from './texts.ts';

const LegalModal = late(() => import('./LegalModal.tsx').then((m) => m.LegalModal));

/** The content blocks behind the footer's buttons. */
const legal = [
  { key: 'privacy', label: say(texts.privacy) },
  { key: 'terms', label: say(texts.terms) },
  { key: 'disclaimer', label: say(texts.disclaimer) },
] as const;

export function Footer() {
  const [shown, setShown] = useState<(typeof legal)[number] | null>(null);
  const { pathname } = useLocation();
  // A link inside a block leads to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the cause
  useEffect(() => setShown(null), [pathname]);
  return (
    <footer className={classes.footer}>
      <p className={classes.claim}>{say(texts.claim, { portal: portalName() })}</p>
      <ul className={classes.links}>
        {legal.map((block) => (
          <li key={block.key}>
            <button type="button" className={classes.link} aria-haspopup="dialog" onClick={() => setShown(block)}>
              {block.label}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={classes.link} onClick={() => consentAsked.set(true)}>
            {say(texts.cookies)}
          </button>
        </li>
      </ul>
      {shown ? <LegalModal contentKey={shown.key} label={shown.label} onClose={() => setShown(null)} /> : null}
    </footer>
  );
}
