import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusedWith } from '../../test/answers.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { Devices } from './Devices.tsx';
import { Opened } from './Opened.tsx';
import type { DeviceState, ThisDevice } from './this-device.ts';

const phone = { endpoint: 'https://push.example.com/phone', publicKey: 'B'.repeat(87), auth: 'A'.repeat(22) };
const key = 'K'.repeat(87);

/** A device in this state; `does` keeps what was asked of it. */
function device(state: DeviceState, more: Partial<ThisDevice> & { on?: boolean } = {}) {
  const does: string[] = [];
  const { on = false, ...other } = more;
  const here: ThisDevice = {
    state: () => state,
    subscribed: async () => (on ? phone : undefined),
    isAllowed: async () => {
      does.push('asked');
      return true;
    },
    subscribe: async (publicKey) => {
      does.push(`subscribed with ${publicKey === key ? 'the key' : 'another'}`);
      return phone;
    },
    unsubscribe: async () => void does.push('unsubscribed'),
    ...other,
  };
  return { here, does };
}

const row = (isThis: boolean, more: object = {}) => ({
  ...{ deviceId: isThis ? '1' : '2', browser: 'Chrome', system: isThis ? 'Android' : 'Windows', isThis },
  ...{ dateSince: '2026-11-20T10:00:00Z', dateTold: null, ...more },
});
const listed = (devices: ReturnType<typeof row>[], isOffered = true) => ({ isOffered, devices, total: devices.length });
const switchOn = page.getByRole('button', { name: 'Switch on on this device' });
const heading = page.getByRole('heading', { name: 'Notices on your devices' });

test.each([
  ['unsupported', /^This browser cannot show notices/],
  ['homeScreen', /^On an iPhone or iPad the portal must be on the home screen first/],
  ['blocked', /^This browser blocks notices of the portal/],
] as const)('a device that is %s says what to do, and asks nothing', async (state, words) => {
  const { here, does } = device(state);
  await showPart(<Devices here={here} />, { answers: { devicelist: () => listed([]) } });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(switchOn.query()).toBeNull();
  expect(does).toEqual([]);
  await expectAccessible();
});

test('the browser is asked on a press alone; then the device stands in the list, and the focus stays near', async () => {
  const { here, does } = device('off');
  let devices = [row(false)];
  const asked = await showPart(<Devices here={here} />, {
    answers: {
      devicelist: () => listed(devices),
      devicekey: () => ({ publicKey: key }),
      adddevice: () => {
        devices = [row(true), row(false)];
        return { ...listed(devices), message: 'This device is told from now on.' };
      },
    },
  });
  await expect.element(page.getByText('Chrome on Windows')).toBeVisible();
  expect(does).toEqual([]);
  await switchOn.click();
  await expect.element(page.getByText('This device shows notices.')).toBeVisible();
  await expect.element(page.getByText('Chrome on Android')).toBeVisible();
  expect(does).toEqual(['asked', 'subscribed with the key']);
  expect(asked.filter(({ name }) => name === 'adddevice').map(({ input }) => input)).toEqual([phone]);
  await expect.element(heading.getByText('Notices on your devices')).toHaveFocus();
  await expectAccessible();
});

test('who closes the question is told that it was not answered; who says no, how to change that', async () => {
  let state: DeviceState = 'off';
  const { here } = device('off', { state: () => state, isAllowed: async () => false });
  await showPart(<Devices here={here} />, { answers: { devicelist: () => listed([]) } });
  await switchOn.click();
  await expect.element(page.getByText(/nobody answered/)).toBeVisible();
  state = 'blocked';
  await switchOn.click();
  await expect.element(page.getByText(/^This browser blocks notices/)).toBeVisible();
});

test('where the push service cannot be reached that is said, and it can be tried again', async () => {
  const { here } = device('off', { subscribe: () => Promise.reject(new Error('push service error')) });
  await showPart(<Devices here={here} />, {
    answers: { devicelist: () => listed([]), devicekey: () => ({ publicKey: key }) },
  });
  await switchOn.click();
  await expect.element(page.getByText(/could not be reached by its push service/)).toBeVisible();
  await expect.element(switchOn).toBeEnabled();
});

test('what the portal does not take is not left with the browser', async () => {
  const { here, does } = device('off');
  await showPart(<Devices here={here} />, {
    answers: {
      devicelist: () => listed([]),
      devicekey: () => ({ publicKey: key }),
      adddevice: () => refusedWith('This browser cannot be reached.'),
    },
  });
  await switchOn.click();
  await expect.poll(() => does).toEqual(['asked', 'subscribed with the key', 'unsubscribed']);
  await expect.element(page.getByText('This browser cannot be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(switchOn).toBeVisible();
});

test('each device can be switched off; this one forgets its subscription too', async () => {
  const { here, does } = device('off', { on: true });
  let devices = [row(true, { dateTold: '2026-11-21T10:00:00Z' }), row(false)];
  const asked = await showPart(<Devices here={here} />, {
    answers: {
      devicelist: () => listed(devices),
      removedevice: ({ deviceId }) => {
        devices = devices.filter((one) => one.deviceId !== deviceId);
        return { ...listed(devices), message: 'This device is not told any more.' };
      },
    },
  });
  await expect.element(page.getByText('This device shows notices.')).toBeVisible();
  expect(asked[0]).toMatchObject({ name: 'devicelist', input: { endpoint: phone.endpoint } });
  await page.getByRole('button', { name: /^Switch off Chrome on Windows/ }).click();
  await expect.element(page.getByText('Chrome on Windows')).not.toBeInTheDocument();
  expect(does).toEqual([]);
  await page.getByRole('button', { name: /^Switch off Chrome on Android/ }).click();
  await expect.element(switchOn).toBeVisible();
  expect(does).toEqual(['unsubscribed']);
});

test('where the portal tells no devices anything, nothing is offered', async () => {
  const { here } = device('off');
  const asked = await showPart(<Devices here={here} />, { answers: { devicelist: () => listed([], false) } });
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(heading).not.toBeInTheDocument();
});

test('a notice that is opened leads to what it tells of, and where that is gone to all of them', async () => {
  await showPart(<Opened noticeId="7" />, { answers: { opennotice: () => ({ path: null, unread: 0 }) } });
  await expect.element(page.getByText('What this told of is no longer there.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/notices');
  await expectAccessible();
});
