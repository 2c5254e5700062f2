import type { FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from '#router/Link.tsx';
import { fewPaths } from '../few-paths.ts';
import type { Draft } from './draft.ts';
import classes from './Programme.module.css';
import { isChanged, type Shown, sectionNames, sectionOf, sections } from './sections.ts';
import * as texts from './texts.ts';

interface SectionListProps {
  shown: Shown;
  draft: Draft;
  errors: FormErrors;
}

/** The parts of the page: beside it, and on a phone above it. */
export function SectionList({ shown, draft, errors }: SectionListProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another part
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (list.current && current instanceof HTMLElement) list.current.scrollLeft = middleOf(list.current, current);
  }, [shown]);
  const wrong = new Set(Object.keys(errors).map(sectionOf));
  return (
    <nav aria-label={say(texts.partsOfProgramme)} className={classes.sections}>
      <ul ref={list}>
        {sectionNames.map((name) => (
          <li key={name}>
            <Link to={fewPaths.programmePart(name)} aria-current={name === shown ? 'page' : undefined}>
              {sections[name].label}
              {wrong.has(name) ? (
                <Mark tone="wrong" words={say(texts.isWrong)} />
              ) : isChanged(name, draft) ? (
                <Mark tone="changed" words={say(texts.isChanged)} />
              ) : null}
            </Link>
          </li>
        ))}
        <li>
          <Link to={fewPaths.programmePart('history')} aria-current={shown === 'history' ? 'page' : undefined}>
            <span>
              <IconHistory aria-hidden size={18} stroke={1.7} /> {say(texts.history)}
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** How far the list is scrolled when this stands in its middle. */
function middleOf(list: HTMLElement, item: HTMLElement): number {
  return item.offsetLeft - list.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}

function Mark({ tone, words }: { tone: 'changed' | 'wrong'; words: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
