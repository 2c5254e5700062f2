import { mayOpen, type Screen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths, routePaths } from '../paths.ts';
import classes from './Guide.module.css';
import { type GuidePageEntry, pagesFor } from './guide-pages.tsx';
import { InEnglish } from './InEnglish.tsx';
import * as texts from './texts.ts';

/** One page of the guide, with the ways to the screens that it explains and to the pages beside it. */
export function OneGuidePage({ entry }: { entry: GuidePageEntry }) {
  const { page, title, summary, part, screens, Text } = entry;
  return (
    <article className={classes.article}>
      <PageHeader
        eyebrow={say(texts.partWords, { part })}
        title={title}
        intro={<span lang="en">{summary}</span>}
        actions={<WayTo screens={screens} />}
      />
      <InEnglish />
      <div lang="en" dir="ltr" className={classes.text}>
        <Text />
      </div>
      <Beside page={page} />
    </article>
  );
}

/** To the first of the screens that whoever reads may open. */
function WayTo({ screens }: { screens: readonly Screen[] }) {
  const member = useMember();
  const screen = screens.find((one) => mayOpen(one, member));
  if (!screen) return null;
  return (
    <ButtonLink variant="default" to={addressOf(screen)} icon={<IconArrowRight aria-hidden size={18} />}>
      {say(texts.openScreen)}
    </ButtonLink>
  );
}

/** Where it begins: what is of one person begins with the list of people. */
function addressOf(screen: Screen): string {
  return routePaths[screen].replace(/\/:.*$/, '');
}

function Beside({ page }: { page: string }) {
  const entries = pagesFor(useMember());
  const place = entries.findIndex((entry) => entry.page === page);
  const before = place > 0 ? entries[place - 1] : undefined;
  const after = place === -1 ? undefined : entries[place + 1];
  return (
    <nav aria-label={say(texts.turn)} className={`${layout.ends} ${classes.beside}`}>
      {before ? <Link to={paths.guide(before.page)}>{say(texts.before, { title: before.title })}</Link> : null}
      <Link to={paths.guide()}>{say(texts.allPages)}</Link>
      {after ? <Link to={paths.guide(after.page)}>{say(texts.after, { title: after.title })}</Link> : null}
    </nav>
  );
}

export function NoGuidePage() {
  return (
    <StatePage
      isAlert
      illustration={illustrations.error}
      title={say(texts.noPage)}
      words={say(texts.noPageWords)}
      action={<ButtonLink to={paths.guide()}>{say(texts.allPages)}</ButtonLink>}
    />
  );
}
