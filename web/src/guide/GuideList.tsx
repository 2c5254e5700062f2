import { say } from '@laurel/contract/say';
import { useState } from 'react';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Guide.module.css';
import { type GuidePageEntry, pagesFor, speaksOf } from './guide-pages.tsx';
import { InEnglish } from './InEnglish.tsx';
import * as texts from './texts.ts';

const parts = ['managers', 'administrators'] as const;

/** The pages for whoever reads, by part. */
export function GuideList() {
  const [sought, setSought] = useState('');
  const member = useMember();
  const found = pagesFor(member).filter((entry) => speaksOf(entry, sought));
  return (
    <>
      <PageHeader title={say(common.guide)} intro={say(texts.intro)} />
      <InEnglish />
      <div className={layout.sections}>
        <TextInput
          type="search"
          className={classes.find}
          label={say(texts.find)}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        {parts.map((part) => (
          <Part key={part} part={part} entries={found.filter((entry) => entry.part === part)} />
        ))}
        <div role="status">
          {found.length === 0 ? (
            <EmptyState compact illustration={illustrations.emptyList} words={say(texts.nothing)} />
          ) : null}
        </div>
      </div>
    </>
  );
}

function Part({ part, entries }: { part: (typeof parts)[number]; entries: readonly GuidePageEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={layout.list}>
      <h2 className={words.title}>{say(texts.partWords, { part })}</h2>
      <ul className={`${layout.grid} ${classes.pages}`} lang="en" dir="ltr">
        {entries.map(({ page, title, summary }) => (
          <li key={page}>
            <Link to={paths.guide(page)} className={`${layout.surface} ${layout.inset} ${classes.page}`}>
              <span className={words.name}>{title}</span>
              <span className={words.soft}>{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
