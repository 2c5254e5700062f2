import type { ContentVersion } from '@laurel/contract/calls/content/contentversions';
import type { TermsToAccept } from '@laurel/contract/calls/content/termstoaccept';
import type { Text } from '#words/use-text-form.ts';

const published = {
  ...{ title: 'Questions', markdown: 'Old', version: 2, dateFrom: '2026-11-01T10:00:00Z' },
  ...{ publishedBy: 'Cleo', asksAgain: false },
};

/** One that somebody has published, and nobody is writing. */
export const aText: Text & { published: typeof published } = {
  ...{ contentKey: 'faq', language: 'en', access: 'member', isOwn: false, isRetired: false, writtenIn: 'en' },
  ...{ isAccepted: false, revision: 3, published, planned: null, draft: null, instead: null },
};

export const aVersion: ContentVersion = {
  ...{ version: 2, title: 'Questions', state: 'current', dateFrom: '2026-11-01T10:00:00Z' },
  ...{ datePublished: '2026-11-01T10:00:00Z', publishedBy: 'Cleo', reason: '', asksAgain: false, characters: 3 },
};

export const noDifference = {
  ...{ before: { title: 'Questions', markdown: 'Old' }, after: { title: 'Questions', markdown: 'Old' } },
  ...{ lines: [], added: 0, removed: 0 },
};

export const termsText: TermsToAccept = {
  ...{ contentKey: 'terms', language: 'en', version: 2, title: 'Terms of use', content: '<p>Be kind.</p>' },
  ...{ dateFrom: '2026-11-01T10:00:00Z', reason: '', changes: null },
};
