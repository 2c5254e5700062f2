import { pages as entries, type GuideEntry } from 'virtual:guide';
import { type Holder, mayOpen } from '@laurel/contract/access';
import { folded, foldedWords } from '@laurel/contract/rules/folded';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';

/** In the order of reading; the text of each comes when it is read. */
export const pages = entries.map((entry) => ({ ...entry, Text: textOf(entry) }));
export type GuidePageEntry = (typeof pages)[number];

function textOf({ load }: GuideEntry) {
  return late(
    () =>
      load().then(({ html }) => () => <SafeHtml html={html} />),
    {
      waiting: <SkeletonRows rows={5} height={8} />,
    },
  );
}

/** What is about screens that somebody may open, and what is about none. */
export function pagesFor(who: Holder): GuidePageEntry[] {
  return pages.filter(({ screens }) => screens.length === 0 || screens.some((screen) => mayOpen(screen, who)));
}

/** Whether a page says each of some words in its titles. */
export function speaksOf({ title, summary, headings }: GuidePageEntry, sought: string): boolean {
  const said = folded([title, summary, ...headings].join(' '));
  return foldedWords(sought).every((word) => said.includes(word));
}
