import type { ContentBlockRow } from '@laurel/contract/calls/content/contentlist';
import type { Language } from '@laurel/contract/languages';
import { isPortalBlock, type PortalBlock } from '@laurel/contract/rules/content-keys';
import { language, say } from '@laurel/contract/say';
import type { BadgeTone } from '#ui/display/Badge.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

export type BlockText = ContentBlockRow['texts'][number];

const places: Record<PortalBlock, string> = {
  howitworks: say(texts.forHowItWorks),
  faq: say(texts.forFaq),
  about: say(texts.forAbout),
  terms: say(texts.forTerms),
  privacy: say(texts.forPrivacy),
  disclaimer: say(texts.forDisclaimer),
  loggedout: say(texts.forLoggedOut),
  nominate: say(texts.forNominate),
  rewards: say(texts.forRewards),
  topmsgcelebrations: say(texts.forCelebrations),
  topmsgwalloffame: say(texts.forWallOfFame),
  topmsgideabox: say(texts.forIdeaBox),
  topmsgnominationmanagement: say(texts.forNominations),
  quarterlyawards: say(texts.forQuarterlyAwards),
};

/** Where a text stands. */
export function placeWords(contentKey: string): string {
  return isPortalBlock(contentKey) ? places[contentKey] : say(texts.forOwn, { address: paths.content(contentKey) });
}

/** As its reader knows it; else as it is called where it was written first. */
export function titleOf({
  contentKey,
  texts: all,
  writtenIn,
}: Pick<ContentBlockRow, 'contentKey' | 'texts' | 'writtenIn'>): string {
  const titleIn = (wanted: Language) => all.find((text) => text.language === wanted)?.title;
  return titleIn(language()) || titleIn(writtenIn) || all.find(({ title }) => title)?.title || contentKey;
}

export interface Standing {
  tone: BadgeTone;
  words: string;
}

/** Where a text stands in one language: what is being done about it comes before what is read. */
export function standingOf({ version, isDelivered, isDraft, datePlanned }: BlockText): Standing {
  if (datePlanned) return { tone: 'gold', words: say(texts.isPlanned) };
  if (isDraft) return { tone: 'waiting', words: say(texts.isDraft) };
  if (version === 0) return { tone: 'danger', words: say(texts.isMissing) };
  return isDelivered
    ? { tone: 'quiet', words: say(texts.isDelivered) }
    : { tone: 'done', words: say(texts.isPublished) };
}

export const filters = ['all', 'missing', 'draft', 'planned', 'own'] as const;
export type Filter = (typeof filters)[number];

export function isShown(block: ContentBlockRow, filter: Filter, searched: string): boolean {
  const wanted = searched.trim().toLowerCase();
  const named = [block.contentKey, placeWords(block.contentKey), ...block.texts.map(({ title }) => title)];
  if (wanted && !named.some((words) => words.toLowerCase().includes(wanted))) return false;
  if (filter === 'own') return block.isOwn;
  if (filter === 'missing') return !block.isRetired && block.texts.some(({ version }) => version === 0);
  if (filter === 'draft') return block.texts.some(({ isDraft }) => isDraft);
  return filter === 'all' || block.texts.some(({ datePlanned }) => datePlanned !== null);
}

/** The last change in any language. */
export function lastChange({ texts: all }: ContentBlockRow): BlockText | undefined {
  return all
    .filter(({ changedBy }) => changedBy)
    .toSorted((one, other) => (other.dateChanged ?? '').localeCompare(one.dateChanged ?? ''))[0];
}
