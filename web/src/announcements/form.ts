import type { AnnouncementPlace, Audience } from '@laurel/contract/calls/announcements/announcement';
import type { AnnouncementRow } from '@laurel/contract/calls/announcements/announcementlist';
import { type Language, languages } from '@laurel/contract/languages';
import { instantOf, momentOf } from '#lib/moments.ts';

export interface Said {
  title: string;
  words: string;
  alt: string;
}

export interface Values extends Audience {
  announcementId: string;
  revision: number;
  place: AnnouncementPlace;
  language: Language;
  /** In which one writes, and sees the preview. */
  shownIn: Language;
  texts: Partial<Record<Language, Said>>;
  picture: string;
  link: string;
  /** As the fields of the browser have them, in the reader's own time zone. */
  from: string;
  until: string;
}

const nobodyChosen: Audience = { sites: [], countries: [], clusters: [], divisions: [], managersOnly: false };
export const nothingSaid: Said = { title: '', words: '', alt: '' };

export function emptyValues(place: AnnouncementPlace, language: Language): Values {
  return {
    ...nobodyChosen,
    ...{ announcementId: '', revision: 0, place, language, shownIn: language },
    ...{ texts: {}, picture: '', link: '', from: '', until: '' },
  };
}

export function valuesOf(row: AnnouncementRow): Values {
  const texts = Object.fromEntries(row.texts.map(({ language, ...said }) => [language, said]));
  const { announcementId, revision, place, language, picture, link, audience } = row;
  return {
    ...audience,
    ...{ announcementId, revision, place, language, shownIn: language, texts, picture, link },
    ...{ from: momentOf(row.dateFrom), until: row.dateUntil ? momentOf(row.dateUntil) : '' },
  };
}

/** The languages in which there is a text, in the order in which they are sent. */
export function writtenIn({ texts, language }: Pick<Values, 'texts' | 'language'>): Language[] {
  return languages.filter((one) => one === language || Object.values(texts[one] ?? {}).some((said) => said.trim()));
}

/** The call's body; a moment that the form has not changed stays to the second as it was. */
export function inputOf(values: Values, row: AnnouncementRow | undefined) {
  const { announcementId, revision, place, language, texts, picture, link, from, until } = values;
  const { sites, countries, clusters, divisions, managersOnly } = values;
  const same = (local: string, instant: string | null | undefined) => instant && local === momentOf(instant);
  const dateFrom = same(from, row?.dateFrom) ? row?.dateFrom : instantOf(from)?.toISOString();
  const dateUntil = same(until, row?.dateUntil) ? row?.dateUntil : instantOf(until)?.toISOString();
  return {
    ...(announcementId !== '' && { announcementId }),
    ...{ revision, place, language, picture, link: link.trim() },
    texts: writtenIn(values).map((one) => ({ language: one, ...(texts[one] ?? nothingSaid) })),
    ...(dateFrom !== undefined && { dateFrom }),
    dateUntil: dateUntil ?? null,
    ...{ sites, countries, clusters, divisions, managersOnly },
  };
}
