import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { setToken, tokenStore } from '#api/token.ts';
import { keptInBrowser, keptInTab } from '#lib/kept.ts';
import { draftOf, hasDrafts, keepDraft } from './drafts.ts';
import { forgetMember, hearOtherTabs, tellOtherTabs } from './forget.ts';

const now = Date.UTC(2026, 4, 4, 12);
/** What a member leaves in a browser, by who wrote it. */
const leftInTab = ['laurel.drafts', 'laurel.key.nominate', 'laurel.adverts', 'tloid'];

beforeEach(() => {
  setToken('t');
  keepDraft('1.1', 'nominate', { reason: 'Stayed late.' }, now);
  keepDraft('1.1', 'promo', { code: 'WELCOME10' }, now);
  for (const key of leftInTab.slice(1)) keptInTab.write(key, 'x');
  keptInBrowser.write('laurel.points', '[["1.1",840]]');
  for (const key of ['laurel.consent', 'laurel.patience', 'laurel.scheme']) keptInBrowser.write(key, 'kept');
  queryClient.setQueryData(['statement', {}], { report: 'private' });
});

test('D9: logging out forgets words, codes, points and answers; the choices of the browser stay', () => {
  forgetMember();
  expect(hasDrafts()).toBe(false);
  expect(draftOf('1.1', 'promo', now)).toBeUndefined();
  expect(keptInTab.keys()).toEqual([]);
  expect(keptInBrowser.keys().sort()).toEqual(['laurel.consent', 'laurel.patience', 'laurel.scheme']);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('D9: the other tabs of the browser forget as well, and are signed off', async () => {
  hearOtherTabs();
  tellOtherTabs();
  await expect.poll(() => tokenStore.get()).toBeNull();
  expect(hasDrafts()).toBe(false);
  expect(keptInBrowser.read('laurel.points')).toBeNull();
});
