import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { transports } from '#outbox/transports';
import { type TestApp, testApp } from '../../test/app.ts';
import { mailServer } from '../../test/mail-server.ts';
import type { MadeMember } from '../../test/make.ts';
import { going } from '../../test/programmes/going.ts';
import { pushService } from '../../test/push-service.ts';
import { pushing } from '../../test/pushing.ts';
import { startJobs } from '../jobs/jobs.ts';
import { pushWayOf } from './way.ts';

let portal: TestApp;
let devices: ReturnType<typeof pushing>;
let mail: Awaited<ReturnType<typeof mailServer>>;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp({ LAUREL_PUSH_LOOPBACK: 'on' });
  devices = pushing(portal);
  mail = await mailServer();
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Other' });
});
afterAll(async () => {
  await mail.close();
  await portal.close();
});

async function thank(to: MadeMember): Promise<void> {
  const wish = {
    ...{ what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0, message: 'Hi', sendBy: 'email' },
    recipients: [to.memberId],
  };
  const { status, body } = await portal.post('/api/reward/doreward', wish, { as: ann.id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await portal.settle();
}

/** An instance, whose pauses between tries are left out. */
async function instance(patience = portal.config.patience): Promise<() => Promise<void>> {
  const stop = await startJobs({
    ...devices.delivery(),
    push: pushWayOf({ ...portal.company, config: { ...portal.config, patience } }),
    direct: portal.settings,
    gate: { callingCodes: undefined, limited: false },
    transports: transports({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom: 'x@laurel.example', sms: undefined }),
    ...{ domain: 'laurel.example', drawing: async () => null, schedules: [] },
    log: { info() {}, warn() {}, error() {} },
  });
  const owner = await openConnection(portal.settings);
  await owner.query('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  await owner.end();
  return stop;
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(20);
};

test('two instances tell each device once; a push service that is broken for a while is asked again', async () => {
  let broken = 3;
  const push = await pushService({ now: () => portal.now, answer: () => (broken-- > 0 ? { status: 503 } : undefined) });
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const member = await portal.make.member();
      const browser = push.browser();
      await devices.switchOn(member, browser);
      await thank(member);
      return { member, browser };
    }),
  );
  const stops = await Promise.all([instance(), instance()]);
  await until(() => people.every(({ browser }) => browser.received.length > 0));
  await Promise.all(stops.map((stop) => stop()));
  expect(people.map(({ browser }) => browser.received.length)).toEqual(people.map(() => 1));
  for (const { member } of people) expect((await devices.states(member)).map(({ state }) => state)).toEqual(['sent']);
  expect(push.wrong).toEqual([]);
  await push.close();
});

test('a push service that never answers holds up neither e-mails nor the devices of another', async () => {
  const deaf = await pushService({ answer: () => null });
  const push = await pushService({ now: () => portal.now });
  for (let n = 0; n < 30; n += 1) {
    const member = await portal.make.member();
    await devices.switchOn(member, deaf.browser());
    await thank(member);
  }
  const bob = await portal.make.member();
  const phone = push.browser();
  await devices.switchOn(bob, phone);
  await thank(bob);
  mail.received.length = 0;
  // Whoever waits in vain waits for a tenth of the usual time.
  const stop = await instance(0.1);
  await until(() => phone.received.length === 1 && mail.received.some(({ to }) => to[0] === bob.email));
  expect(phone.received[0]?.words.body).toBe('Ann Other says thank you!');
  await deaf.close();
  await stop();
  await push.close();
});
