import type { GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import type { Audience } from '@laurel/contract/programme/audience';
import type { NoticeKind } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Message, messages, written } from '#outbox/letter';
import type { TestApp } from './app.ts';
import type { MadeMember } from './make.ts';
import { going } from './programmes/going.ts';

interface Gift {
  by: MadeMember;
  to: readonly MadeMember[];
  audience?: Audience | undefined;
}

/** What tests of the feed do, with the portal that they have by then. */
export function feedOf(portal: () => TestApp) {
  const site = (name: string, input: object, by: MadeMember) =>
    portal().post(`/api/site/${name}`, input, { as: by.id });

  async function newest(by: MadeMember, scope = 'everybody'): Promise<GivenItem> {
    const { body } = await site('recognitionfeed', { scope }, by);
    return body.items.find(({ kind }: { kind: string }) => kind === 'given');
  }

  /** Thanks people; answers of the place of that in the feed. */
  async function give({ by, to, audience }: Gift): Promise<string> {
    portal().now = new Date(portal().now.getTime() + 1000);
    const card = { what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0, message: 'Hi', sendBy: 'email' };
    const recipients = to.map(({ memberId }) => memberId);
    const answer = await portal().post(
      '/api/reward/doreward',
      { ...card, recipients, ...(audience && { audience }) },
      { as: by.id },
    );
    expect(answer.body).toMatchObject({ recipients: to.length });
    return (await newest(by, 'mine')).place;
  }

  /** What has come since they read it last. */
  async function noticesOf(
    who: MadeMember,
    kind: NoticeKind,
  ): Promise<{ words: string | null; path: string | null }[]> {
    await portal().settle();
    const { body } = await portal().post('/api/notice/noticelist', { limit: 20, kind, unread: true }, { as: who.id });
    return body.notices;
  }

  return {
    ...{ site, newest, give, noticesOf },
    told: async (who: MadeMember, kind: NoticeKind) => (await noticesOf(who, kind)).map(({ words }) => words),
    readAll: (who: MadeMember) => portal().post('/api/notice/readallnotices', { until: '999999999' }, { as: who.id }),
    /** By an e-mail at once. */
    wantsAtOnce: async (who: MadeMember, kind: NoticeKind) => {
      const { body } = await portal().post('/api/notice/noticechoices', {}, { as: who.id });
      const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = body;
      const chosen = { ways: { [kind]: 'atOnce' }, digestHour, digestDays, quietFrom, quietUntil, timeZone, revision };
      expect((await portal().post('/api/notice/savenoticechoices', chosen, { as: who.id })).status).toBe(200);
    },
    /** The messages of a letter. */
    mailsOf: async (letter: string) => {
      await portal().settle();
      return messages(portal().db, sql`m.letter = ${letter}`);
    },
    /** As it would be sent now. */
    mail: (message: Message | undefined) => {
      const { db, lettersByName: letters, company, config } = portal();
      return message && written({ db, letters, ways: company.ways, publicUrl: config.publicUrl }, message);
    },
    /** Before each test: nothing is unread, and nobody has chosen who sees their cards. */
    begin: async () => {
      await portal().settle();
      portal().now = new Date(portal().now.getTime() + 60_000);
      await sql`delete from visibility_choices`.execute(portal().db);
      await sql`update notices set read_at = at, for_digest = false where read_at is null`.execute(portal().db);
    },
  };
}
