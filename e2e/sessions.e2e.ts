import { expect } from '@playwright/test';
import { pageIn } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, people } from './people.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('who signs off another browser from the profile leaves it where it asks who comes next', async ({ browser }) => {
  const there = await pageIn(browser, people.johan, { address: '/myprofile', userAgent: phone });
  const here = await pageIn(browser, people.johan, { address: '/myprofile' });
  const browsers = here.getByRole('list', { name: 'Browsers' });
  const other = browsers.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
  await expect(browsers.getByRole('listitem').first()).toContainText('This browser');
  await expectAccessible(here);
  await other.getByRole('button', { name: /^Sign off/ }).press('Enter');
  await expect(here.getByText('You are signed off there.').first()).toBeVisible();
  await expect(other).toBeHidden();
  await expect(here.getByText('Where you are signed on')).toBeFocused();

  await there.getByRole('button', { name: 'Refresh picture' }).click();
  await expect(there.getByRole('heading', { name: 'Logged Out: your session has ended' })).toBeVisible();
  await there.getByRole('button', { name: 'Sign on and go on' }).click();
  await expect(there).toHaveURL(/\/sso\/demo\/choose\//);
  await here.context().close();
  await there.context().close();
});
