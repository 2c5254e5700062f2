import { randomUUID } from 'node:crypto';
import * as limits from '@laurel/contract/limits';
import { seed } from '@laurel/contract/programme/seed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import type { MadeMember } from './make.ts';

let portal: TestApp;
const people = {} as Record<'ann' | 'bob' | 'ada', MadeMember>;
const competition = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  title: 'Colleague of the Season',
  description: '',
  textboxTitle: '',
  textboxDescription: '',
  isEnabled: true,
};

beforeAll(async () => {
  portal = await testApp({ AWARD_CEILING: '1000000' });
  people.ada = await portal.make.member({ is_admin_reports: true, is_manager: true, budget: 100_000 });
  people.ann = await portal.make.member({ points: 100_000 });
  people.bob = await portal.make.member({ manager_id: people.ada.id });
  await portal.post('/api/competition/admincompetitionupdate', competition, { as: people.ada.id });
});
afterAll(() => portal.close());

const award = (what: string, sendBy: string, more: object) => (message: string) => ({
  ...{ what, sendBy, message, recipients: [people.bob.memberId], points: 5, reason: 'Act of Courage' },
  ...more,
});
const card = { points: 0, reason: 'Birthday' };
const value = { reason: 'Client Focus' };
const nomination = (nomCat: string) => (reason: string) => ({
  nomCat: [nomCat],
  reason,
  members: [people.bob.memberId],
});
const idea = (field: string) => (text: string) => ({
  ...{ category: 'Current challenges', title: 'T', idea: 'I', [field]: text },
});
const setUp = (field: string) => (text: string) => ({ ...competition, [field]: text });
const contact = (field: string) => (text: string) => ({
  ...{ ContactName: 'A', EmailAddress: 'a@test.example', Message: 'M', AcceptTerms: true, [field]: text },
});
const about = (field: string) => (text: string) => ({ interest1: 'Y', [field]: text });

type Case = [
  words: string,
  by: keyof typeof people,
  path: string,
  body: (text: string) => object,
  at: [string, number],
];
const cases: Case[] = [
  ['a nomination', 'ann', '/api/nom/newnom', nomination('Act of Courage'), ['reason', seed.characters.nomination]],
  ['a Recognise by e-mail', 'ada', '/api/reward/doreward', award('reward', 'email', {}), ['message', 600]],
  ['a Recognise by SMS', 'ada', '/api/reward/doreward', award('reward', 'sms', {}), ['message', 150]],
  ['a Pay It Forward by e-mail', 'ann', '/api/reward/doreward', award('payitforward', 'email', {}), ['message', 350]],
  ['a Pay It Forward by SMS', 'ann', '/api/reward/doreward', award('payitforward', 'sms', {}), ['message', 150]],
  ['a Celebrate by e-mail', 'ann', '/api/reward/doreward', award('thankyou', 'email', card), ['message', 350]],
  ['a Celebrate by SMS', 'ann', '/api/reward/doreward', award('thankyou', 'sms', card), ['message', 150]],
  ['an adhoc award by e-mail', 'ada', '/api/reward/doreward', award('adhoc', 'email', value), ['message', 350]],
  ['an adhoc award by SMS', 'ada', '/api/reward/doreward', award('adhoc', 'sms', value), ['message', 150]],
  ['an idea’s title', 'ann', '/api/idea/ideasubmit', idea('title'), ['title', seed.characters.ideaTitle]],
  ['an idea', 'ann', '/api/idea/ideasubmit', idea('idea'), ['idea', seed.characters.idea]],
  ['hobbies', 'ann', '/api/member/memberupdate', about('interestOtherDesc'), ['interestOtherDesc', limits.hobbiesMax]],
  ['dreams', 'ann', '/api/member/memberupdate', about('otherInfo'), ['otherInfo', limits.dreamsMax]],
  ['a known-as name', 'ann', '/api/member/memberupdate', about('firstname'), ['firstname', limits.knownAsMax]],
  [
    'a contact’s name',
    'ann',
    '/api/site/contactussend',
    contact('ContactName'),
    ['ContactName', limits.contactNameMax],
  ],
  ['a contact’s message', 'ann', '/api/site/contactussend', contact('Message'), ['Message', limits.contactMessageMax]],
  ['a search for members', 'ann', '/api/site/getmemberlist', (search) => ({ search }), ['search', 20]],
  ...(['title', 'description', 'textboxTitle', 'textboxDescription'] as const).map((field): Case => {
    const max = { title: 50, description: 4000, textboxTitle: 50, textboxDescription: 2000 }[field];
    return [`the competition’s ${field}`, 'ada', '/api/competition/admincompetitionupdate', setUp(field), [field, max]];
  }),
];

test.each(cases)(
  '%s (by %s) is taken at its limit, an emoji counting as one, and refused beyond',
  { tags: 'seed' },
  async (...given) => {
    const [, by, path, body, [field, max]] = given;
    const send = (text: string) => portal.post(path, body(text), { as: people[by].id, key: randomUUID() });
    const full = await send('🌿'.repeat(max));
    expect([full.status, full.body.message ?? '']).toEqual([200, full.body.message ?? '']);
    for (const more of ['🌿', 'x']) {
      const { status, body: answer } = await send('🌿'.repeat(max) + more);
      expect([status, answer.formErrors]).toEqual([
        400,
        { [field]: `Please use at most ${max.toLocaleString('en-ZA')} characters.` },
      ]);
    }
  },
);

test('the reason of a nomination for the competition has the same limit', { tags: 'seed' }, async () => {
  await portal.post('/api/competition/admincompetitionupdate', competition, { as: people.ada.id });
  const send = (reason: string) =>
    portal.post('/api/competition/newnom', nomination(competition.title)(reason), {
      as: people.ann.id,
      key: randomUUID(),
    });
  expect((await send('🌿'.repeat(750))).status).toBe(200);
  expect((await send('🌿'.repeat(751))).body.formErrors).toEqual({ reason: 'Please use at most 750 characters.' });
});
