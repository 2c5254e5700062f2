import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesFile, opening } from '@laurel/contract/languages/page-words';
import { seedLook } from '@laurel/contract/looks/look';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { expect, onTestFinished, test } from 'vitest';
import { noOwnTexts } from '#languages/own';
import { ownPages } from './own-pages.ts';

test('the page of a site has what that pays, and no other site’s; what no page knows of makes none', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'laurel-pages-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'index.html'), `<head>${opening}[]</script></head>`);
  writeFileSync(join(dist, namesFile), '[]');
  const pages = ownPages(dist);
  const { points, limits } = specifiedWhole;
  const programme = {
    ...{ ...specifiedWhole, version: 2, page: 2 },
    points: { ...points, sites: { alba: { adhoc: [4711] }, nord: { adhoc: [815] } } },
    limits: { ...limits, sites: { sued: { award: 1 } } },
    comments: { refused: ['lummox'] },
  };
  const of = async (site: string) =>
    (await pages('en', { own: noOwnTexts, programme }, { site, look: seedLook }))?.as.identity.toString() ?? '';
  expect(await of('alba')).toContain('4711');
  expect(await of('alba')).not.toContain('815');
  expect(await of('nord')).toContain('815');
  expect(await of('')).not.toMatch(/4711|815|sued/);
  expect(await of('alba')).not.toContain('lummox');
  expect(await of('sued')).toBe(await of(''));
  expect(await of('constructor')).toBe(await of(''));
});
