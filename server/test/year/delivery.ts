import { sql } from 'kysely';
import { speakTo } from '#languages/reader';
import { deliver } from '#outbox/deliver';
import { deliverPush } from '#push/deliver';
import { pushWayOf } from '#push/way';
import type { TestApp } from '../app.ts';

const atOnce = 8;

/** The world outside, which takes everything: how often each e-mail and each notice of a device came, and when. */
export function deliveryOf(portal: TestApp) {
  const mails = new Map<string, number>();
  const pushes = new Map<string, number>();
  const way = pushWayOf(portal.company);
  if (!way) throw new Error('No device is told anything here.');
  const sources = {
    ...{ db: portal.db, letters: portal.lettersByName, ways: portal.company.ways, publicUrl: 'https://laurel.example' },
    ...{ clock: () => portal.now, told: () => {} },
  };
  const count = (times: Map<string, number>, key: string) => void times.set(key, (times.get(key) ?? 0) + 1);
  const delivery = {
    ...{ ...sources, domain: 'laurel.example', drawing: async () => null },
    ...{ gate: { callingCodes: undefined, limited: false } },
    transports: {
      sendMail: async ({ messageId }: { messageId: string }) => count(mails, messageId),
      sendSms: undefined,
    },
    push: {
      keys: way.keys,
      send: async (_keys: unknown, { endpoint }: { endpoint: string }, { topic }: { topic: string }) => {
        count(pushes, `${endpoint} ${topic} ${portal.now.toISOString()}`);
        return { outcome: 'told' as const };
      },
    },
  };

  return {
    mails,
    pushes,
    /** All that is due is tried once, as the queue hands it out at this moment. */
    async run(): Promise<void> {
      const { rows } = await sql<{ id: number; channel: string }>`
        update messages set not_before = null where state = 'promised' and coalesce(not_before, '-infinity') <= ${portal.now}
        returning id, channel`.execute(portal.db);
      const due = rows.sort((one, other) => one.id - other.id);
      const company = await portal.company.ways.known();
      const one = ({ id, channel }: (typeof due)[number]) =>
        speakTo({ ...company, locale: company.language }, () =>
          channel === 'push' ? deliverPush(delivery, id) : deliver(delivery, id),
        );
      const lane = async () => {
        for (let next = due.shift(); next; next = due.shift()) await one(next);
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
    },
  };
}

export type Delivery = ReturnType<typeof deliveryOf>;
