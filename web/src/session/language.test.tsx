import { afterEach, expect, test } from 'vitest';
import { keptLocale } from '#lib/locale.ts';
import { mustOpenAnew } from './language.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: over http there is no cookie store
  document.cookie = 'laurel_locale=; Path=/; Max-Age=0';
  sessionStorage.clear();
};
afterEach(forget);

test('another country of the page’s language is kept for the next page, and the page stays', () => {
  expect(mustOpenAnew('en-ZA')).toBe(false);
  expect(keptLocale()).toBe('en-ZA');
});

test('another language opens the page anew, once where it does not come', () => {
  expect(mustOpenAnew('ar-EG-u-nu-latn')).toBe(true);
  expect(keptLocale()).toBe('ar-EG-u-nu-latn');
  expect(mustOpenAnew('ar-EG-u-nu-latn')).toBe(false);
  expect(mustOpenAnew('de-DE')).toBe(true);
});

test.each(['de-<script>', 'fr-FR', '', 'de-zzzzzzzzzzzz'])('a cookie that says “%s” counts for nothing', (kept) => {
  // biome-ignore lint/suspicious/noDocumentCookie: over http there is no cookie store
  document.cookie = `laurel_locale=${kept}; Path=/`;
  expect(keptLocale()).toBeUndefined();
});
