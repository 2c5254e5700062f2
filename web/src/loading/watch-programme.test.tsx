import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call, programmeToday } from '#api/call.ts';
import { navigate } from '#router/router.ts';
import { ToastHost } from '#ui/overlays/ToastHost.tsx';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { goBy, otherProgramme } from '../../test/programme.ts';
import { watchProgramme } from './watch-programme.tsx';

const notice = page.getByText('The programme has changed. Reload to go by the new one.');

/** The next answers come from a server that goes by this version; an older one does not say which. */
function serverGoesBy(
  version: number | undefined,
  answer = () => Response.json({ countryList: [], divisionList: [] }),
) {
  vi.mocked(window.fetch).mockImplementation(async () => {
    const response = answer();
    if (version !== undefined) response.headers.set('laurel-programme', String(version));
    return response;
  });
}
const ask = () => call('getdivisionlist', {});

test('a page says once that the company goes by another programme, wherever one goes, until somebody has read it', async () => {
  goBy(otherProgramme);
  await showPart(<ToastHost />);
  onTestFinished(() => programmeToday.set(''));
  watchProgramme();
  for (const version of [undefined, otherProgramme.version, otherProgramme.version - 1]) {
    serverGoesBy(version);
    await ask();
  }
  await expect.element(notice).not.toBeInTheDocument();
  serverGoesBy(otherProgramme.version + 1, () => Response.json({ message: 'No.' }, { status: 400 }));
  await expect(ask()).rejects.toThrow('No.');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectAccessible();
  await navigate('/after-the-change');
  await ask().catch(() => {});
  expect(notice.elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  serverGoesBy(otherProgramme.version + 2);
  await ask();
  await expect.element(notice).not.toBeInTheDocument();
});
