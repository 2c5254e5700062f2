import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { laurel } from '../../test/laurel.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

test('what the company speaks is told and set, by tag or name; a language that the portal does not speak is refused', async () => {
  const language = (...words: string[]) => laurel(['language', ...words], portal.url);
  expect(await language()).toMatchObject({ status: 0, out: ['The company speaks English.'] });
  expect(await language('German')).toMatchObject({ status: 0, out: ['The company speaks Deutsch.'] });
  const refused = await language('fr');
  expect(refused).toMatchObject({
    status: 1,
    out: [],
    error: expect.stringMatching(/^The portal speaks .*, not "fr"\.$/),
  });
  expect(await language()).toMatchObject({ status: 0, out: ['The company speaks Deutsch.'] });
});
