import { competitionsAtOnceMax, winnerDaysAtHome } from '@laurel/contract/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
const people = {} as Record<'ada' | 'eve' | 'cleo' | 'audit' | 'ann' | 'bob' | 'alba' | 'albo', MadeMember>;
type Who = keyof typeof people;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  people.ada = await make.member({ firstname: 'Ada', surname: 'Admin', is_admin_reports: true });
  people.eve = await make.member({ firstname: 'Eve', surname: 'Even', roles: [{ capability: 'programme' }] });
  people.cleo = await make.member({ roles: [{ capability: 'content' }] });
  people.audit = await make.member({ roles: [{ capability: 'auditor' }] });
  people.ann = await make.member();
  people.bob = await make.member({ firstname: 'Bob', surname: 'Best' });
  people.alba = await make.member({ site_template: 'Alba' });
  people.albo = await make.member({ site_template: 'Alba' });
});
beforeEach(() => at('2026-11-20T10:00:00Z'));
afterEach(async () => {
  await sql`delete from competition_winners`.execute(portal.db);
  await sql`delete from nominations`.execute(portal.db);
  await sql`delete from competitions`.execute(portal.db);
  await sql`delete from translations`.execute(portal.db);
});
afterAll(() => portal.close());

const call = (name: string, body: object, as: Who = 'ada') =>
  portal.post(`/api/competition/${name}`, body, { as: people[as].id });
const ask = async (name: string, body: object, as: Who = 'ada') => {
  const answer = await call(name, body, as);
  expect([name, answer.status, answer.body.message ?? '']).toEqual([name, 200, answer.body.message ?? '']);
  return answer.body;
};
const setup = {
  ...{ startDate: '2026-11-01', endDate: '2026-11-30', title: 'Season', description: 'Tell us.' },
  ...{ textboxTitle: 'Why?', textboxDescription: 'In your words', isEnabled: true },
};
const wish = { ...setup, sites: [] as string[], revision: 0 };
const begin = async (more: object = {}): Promise<string> =>
  (await ask('savecompetition', { ...wish, ...more })).competitionId;
const one = async (competitionId?: string) =>
  (await ask('competitionone', competitionId === undefined ? {} : { competitionId })).competition;
const save = (competitionId: string, revision: number, more: object, as: Who = 'ada') =>
  call('savecompetition', { ...wish, competitionId, revision, ...more }, as);
const enter = (title: string, as: Who = 'ann', who: Who = 'bob') =>
  call('newnom', { nomCat: [title], reason: 'Because.', members: [people[who].memberId] }, as);
const homeOf = async (as: Who) =>
  (await portal.post('/api/member/getmemberdata', {}, { as: people[as].id })).body.other;
const entriesOf = async (competitionId: string) => (await one(competitionId)).entries;

async function at(instant: string): Promise<void> {
  portal.now = new Date(instant);
  for (const { id } of Object.values(people)) await portal.tokenOf(id);
  await portal.db
    .updateTable('tokens')
    .set({ last_used_at: portal.now, expires_at: new Date('2040-01-01') })
    .execute();
}

/** One that ended the day before, with Bob nominated for it. */
async function over(more: object = {}): Promise<string> {
  await at('2026-11-10T10:00:00Z');
  const competitionId = await begin({ endDate: '2026-11-15', ...more });
  expect((await enter('Season')).status).toBe(200);
  await at('2026-11-20T10:00:00Z');
  return competitionId;
}
const name = (competitionId: string, who: Who = 'bob', as: Who = 'ada', sentence = '') =>
  call('namewinner', { competitionId, memberId: people[who].memberId, sentence }, as);
const lettersOf = async (competitionId: string) =>
  (await portal.letters(undefined, 'competition won')).filter(
    ({ event }) => event.subject === `competition:${competitionId}`,
  );
const announce = (competitionId: string, as: Who = 'ada') => call('announcewinners', { competitionId }, as);

describe('several', () => {
  test('the calls of the specification speak of the running one that ends first, else of the next, else of the last', async () => {
    const spoken = async () => (await ask('admincompetitionget', {}, 'ann')).competition.title;
    await begin({ title: 'Later', endDate: '2026-12-31' });
    await begin({ title: 'Sooner', endDate: '2026-11-25' });
    await begin({ title: 'Planned', startDate: '2027-02-01', endDate: '2027-02-28' });
    await begin({ title: 'Off', startDate: '2026-11-02', endDate: '2026-11-22', isEnabled: false });
    expect(await spoken()).toBe('Sooner');
    await at('2026-11-25T23:59:59.999Z');
    expect(await spoken()).toBe('Sooner');
    await at('2026-11-26T00:00:00.000Z');
    expect(await spoken()).toBe('Later');
    await at('2027-01-05T00:00:00Z');
    expect(await spoken()).toBe('Planned');
    await at('2027-05-01T00:00:00Z');
    expect(await spoken()).toBe('Planned');
    const changed = await ask('admincompetitionupdate', {
      ...setup,
      title: 'Renamed',
      endDate: '2027-02-27',
      startDate: '2027-02-01',
    });
    expect(changed.competition.title).toBe('Renamed');
    expect((await ask('competitionlist', {})).total).toBe(4);
    await ask('admincompetitionupdate', { ...setup, title: 'Next', startDate: '2027-05-01', endDate: '2027-06-01' });
    expect((await ask('competitionlist', {})).total).toBe(5);
    expect(await spoken()).toBe('Next');
  });

  test('each runs beside the other, is on Home, and takes what is handed in under its title', async () => {
    const [later, sooner] = [await begin({ title: 'Later', endDate: '2026-12-31' }), await begin({ title: 'Sooner' })];
    const home = await homeOf('ann');
    expect(home).toMatchObject({ isCompetition: true, competition: { title: 'Sooner', endDate: '2026-11-30' } });
    expect(home.competitions.map(({ competitionId }: { competitionId: string }) => competitionId)).toEqual([
      sooner,
      later,
    ]);
    const shown = (await ask('competitions', {}, 'ann')).competitions;
    expect(shown.map(({ title }: { title: string }) => title)).toEqual(['Sooner', 'Later']);
    expect(shown[0]).toEqual({ ...setup, title: 'Sooner', competitionId: sooner, banner: 'drawn' });
    expect((await enter('Later')).status).toBe(200);
    expect((await enter('Never')).body.formErrors.nomCat).toBe('This is not the running competition.');
    expect([await entriesOf(later), await entriesOf(sooner)]).toEqual([1, 0]);
    await at('2026-12-01T00:00:00.000Z');
    expect((await ask('competitions', {}, 'ann')).competitions).toHaveLength(1);
    expect((await enter('Sooner')).status).toBe(400);
    expect((await homeOf('ann')).competitions).toHaveLength(1);
    await at('2027-01-01T00:00:00.000Z');
    expect(await homeOf('ann')).toMatchObject({ isCompetition: false, competition: null });
    expect((await homeOf('ann')).competitions).toBeUndefined();
    expect((await enter('Later')).body.message).toBe('Competition not currently running');
  });

  test.each([
    ['2026-11-15T23:59:59.999Z', 200],
    ['2026-11-16T00:00:00.000Z', 400],
  ])('the last day counts whole: at %s an entry is answered %i', async (instant, status) => {
    await begin({ endDate: '2026-11-15', title: 'Short' });
    await begin({ title: 'Long' });
    await at(instant);
    expect((await enter('Short')).status).toBe(status);
  });

  test('titles differ on days that two share, in every language', async () => {
    const spring = { startDate: '2027-03-01', endDate: '2027-03-31' };
    await begin({ title: 'Season' });
    await begin({ title: 'Season', ...spring });
    await sql`insert into translations (kind, text_hash, text, language, translated, updated_at)
      values ('competition', sha256(convert_to('Season', 'UTF8')), 'Season', 'de', 'Saison', now())`.execute(portal.db);
    for (const title of ['Season', ' season ', 'Saison']) {
      const { status, body } = await call('savecompetition', { ...wish, title, endDate: '2026-12-05' });
      expect([status, Object.keys(body.formErrors)]).toEqual([400, ['title']]);
    }
    expect((await enter('Saison')).status).toBe(200);
    expect(
      (await call('savecompetition', { ...wish, title: 'Saison', startDate: '2026-12-01', endDate: '2026-12-05' }))
        .status,
    ).toBe(200);
    const { status, body } = await call('admincompetitionupdate', { ...setup, endDate: '2027-03-05' });
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['title']]);
  });

  test('so many run at once, and not one more', async () => {
    for (let n = 0; n < competitionsAtOnceMax; n += 1) await begin({ title: `Number ${n}` });
    const { body } = await call('savecompetition', { ...wish, title: 'One more' });
    expect(Object.keys(body.formErrors)).toEqual(['startDate']);
    await begin({ title: 'After them', startDate: '2026-12-01', endDate: '2026-12-02' });
  });

  test.for<[string, string, object]>([
    ['no title', 'title', { title: ' ' }],
    ['a title of two lines', 'title', { title: 'a\nb' }],
    ['too long a title', 'title', { title: 'x'.repeat(51) }],
    ['too long a description', 'description', { description: 'x'.repeat(4001) }],
    ['an end before the start', 'endDate', { endDate: '2026-10-01' }],
    ['a day that does not exist', 'startDate', { startDate: '2026-02-30' }],
    ['a site at which nobody is', 'sites', { sites: ['nowhere'] }],
    ['a site that is none', 'sites', { sites: ["'; drop table competitions"] }],
    ['half a switch', 'isEnabled', { isEnabled: 1 }],
    ['a competition that is no number', 'competitionId', { competitionId: '1 or 1=1' }],
    ['no revision', 'revision', { revision: -1 }],
  ])('%s is refused beside its field', async ([, field, more]) => {
    const { status, body } = await call('savecompetition', { ...wish, ...more });
    expect(status).toBe(400);
    expect(Object.keys(body.formErrors).map((key) => key.split('.')[0])).toContain(field);
  });

  test('hostile words stay words', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const competitionId = await begin({ title, description: '{{7*7}} <%= 7 %> \u202e' });
    expect(await one(competitionId)).toMatchObject({ title, description: '{{7*7}} <%= 7 %> \u202e' });
    expect((await enter(title)).status).toBe(200);
  });

  test('administrators of competitions see them, and who keeps the programme changes them', async () => {
    const competitionId = await begin();
    for (const name of ['competitionlist', 'competitionone'] as const) {
      for (const who of ['ada', 'eve', 'cleo', 'audit'] as const) expect((await call(name, {}, who)).status).toBe(200);
      expect((await call(name, {}, 'ann')).status).toBe(403);
    }
    for (const who of ['cleo', 'audit', 'ann'] as const) {
      expect((await save(competitionId, 1, {}, who)).status).toBe(403);
      expect((await call('removecompetition', { competitionId }, who)).status).toBe(403);
      expect((await name(competitionId, 'bob', who)).status).toBe(403);
      expect((await announce(competitionId, who)).status).toBe(403);
      expect((await call('withdrawwinner', { winnerId: '1' }, who)).status).toBe(403);
    }
    expect((await call('competitionnominees', { competitionId }, 'ann')).status).toBe(403);
    for (const [name, body] of [
      ['competitionone', { competitionId: '999999' }],
      ['removecompetition', { competitionId: '999999' }],
      ['announcewinners', { competitionId: '999999' }],
      ['withdrawwinner', { winnerId: '999999' }],
      ['savecompetition', { ...wish, competitionId: '999999' }],
    ] as const)
      expect([name, (await call(name, body)).status]).toEqual([name, 404]);
  });

  test('of two who save at once the second is told who was quicker', async () => {
    const competitionId = await begin();
    const answers = await Promise.all([
      save(competitionId, 1, { description: 'Ada' }),
      save(competitionId, 1, { description: 'Eve' }, 'eve'),
    ]);
    const [lost] = answers.filter(({ status }) => status === 400);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(won?.body).toMatchObject({ competitionId, revision: 2 });
    expect(lost?.body).toMatchObject({ revision: 2, message: expect.stringContaining('was quicker') });
    expect((await portal.acts()).filter(({ subject }) => subject === `competition:${competitionId}`)).toMatchObject([
      { act: 'competition.added', particulars: { after: { title: 'Season' } } },
      { act: 'competition.changed', particulars: { before: { description: 'Tell us.' } } },
    ]);
  });

  test('two of the same title that begin at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('savecompetition', wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask('competitionlist', {})).total).toBe(1);
  });

  test('one that nobody entered is taken away; against an entry that arrives one of both is done', async () => {
    for (let round = 0; round < 10; round += 1) {
      const competitionId = await begin({ title: `Round ${round}` });
      const [gone, entry] = await Promise.all([call('removecompetition', { competitionId }), enter(`Round ${round}`)]);
      expect([gone.status, entry.status].sort()).toEqual([200, 400]);
      const left = (await call('competitionone', { competitionId })).status;
      expect(left).toBe(gone.status === 200 ? 404 : 200);
      if (gone.status !== 200) expect(gone.body.message).toBe('Somebody was nominated for it: it stays.');
    }
    const lost =
      await sql`select from nominations n where not exists (select from competitions c where c.id = n.competition_id)`.execute(
        portal.db,
      );
    expect(lost.rows).toHaveLength(0);
  });

  test('each has its banner', async () => {
    const [first, second] = [await begin(), await begin({ title: 'Second', endDate: '2026-12-31' })];
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const path = '/api/competition/adminbannerupload';
    const send = (query: string) => upload(portal, picture, { as: people.cleo.id, path, field: 'filePic', query });
    const { body } = await send(`competitionId=${second}`);
    expect(await one(second)).toMatchObject({ banner: body.banner });
    expect(await one(first)).toMatchObject({ banner: 'drawn' });
    const shown = await portal.app.inject({ url: `/competitionpic/${body.banner}` });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await portal.app.inject({ url: '/competitionpic/drawn' })).statusCode).toBe(200);
    expect((await portal.app.inject({ url: `/competitionpic/${'0'.repeat(32)}` })).statusCode).toBe(404);
    expect((await send('competitionId=999999')).status).toBe(404);
    expect((await send('')).status).toBe(200);
    expect((await one(first)).banner).not.toBe('drawn');
    await ask('removecompetition', { competitionId: second });
    expect((await portal.app.inject({ url: `/competitionpic/${body.banner}` })).statusCode).toBe(404);
  });
});

describe('for some sites', () => {
  test('it is nowhere for others', async () => {
    await begin({ title: 'Alba alone', sites: ['alba'] });
    expect(await homeOf('ann')).toMatchObject({ isCompetition: false, competition: null });
    expect((await homeOf('alba')).competitions).toMatchObject([{ title: 'Alba alone' }]);
    expect((await ask('competitions', {}, 'ann')).competitions).toEqual([]);
    expect((await ask('competitions', {}, 'alba')).competitions).toHaveLength(1);
    expect((await ask('admincompetitionget', {}, 'ann')).competition.title).toBe('');
    expect((await ask('admincompetitionget', {}, 'alba')).competition.title).toBe('Alba alone');
    expect((await ask('admincompetitionget', {}, 'ada')).competition.title).toBe('Alba alone');
    expect((await enter('Alba alone')).body.message).toBe('Competition not currently running');
    expect((await enter('Alba alone', 'alba', 'albo')).status).toBe(200);
    await at('2026-12-20T10:00:00Z');
    expect((await ask('pastcompetitions', {}, 'ann')).total).toBe(0);
    expect((await ask('pastcompetitions', {}, 'alba')).competitions).toMatchObject([
      { title: 'Alba alone', winners: [] },
    ]);
  });

  test('who has won is shown to them alone', async () => {
    await at('2026-11-10T10:00:00Z');
    const competitionId = await begin({ endDate: '2026-11-15', sites: ['alba', 'laurel'] });
    expect((await enter('Season')).status).toBe(200);
    await at('2026-11-20T10:00:00Z');
    const { revision } = await one(competitionId);
    expect((await save(competitionId, revision, { endDate: '2026-11-15', sites: ['alba'] })).status).toBe(200);
    expect((await name(competitionId)).status).toBe(200);
    expect((await announce(competitionId)).status).toBe(200);
    expect((await homeOf('ann')).winners).toBeUndefined();
    expect((await homeOf('alba')).winners).toMatchObject([{ memberName: 'Bob Best', title: 'Season' }]);
  });
});

describe('who has won', () => {
  test('is named out of the nominees when it is over, announced once, shown, and withdrawn', async () => {
    const competitionId = await over();
    expect((await ask('competitionnominees', { competitionId })).nominees).toMatchObject([
      { memberName: 'Bob Best', entries: 1 },
    ]);
    expect(await ask('competitionnominees', { competitionId, search: 'nobody' })).toEqual({ nominees: [], total: 0 });
    expect((await name(competitionId, 'bob', 'ada', 'Carried the lamp.')).body.message).toBe(
      'Named. Nobody is told before you announce it.',
    );
    expect((await homeOf('ann')).winners).toBeUndefined();
    expect((await ask('pastcompetitions', {}, 'ann')).competitions[0].winners).toEqual([]);
    expect((await ask('announcewinners', { competitionId })).announced).toBe(1);
    const [winner] = (await homeOf('ann')).winners;
    expect(winner).toEqual({
      ...{ competitionId, title: 'Season', memberId: people.bob.memberId, memberName: 'Bob Best' },
      ...{ picId: '', division: 'Division D1', sentence: 'Carried the lamp.' },
    });
    expect((await ask('pastcompetitions', {}, 'ann')).competitions[0].winners).toMatchObject([
      { memberName: 'Bob Best' },
    ]);
    const letters = await lettersOf(competitionId);
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter).toMatchObject({
      subject: 'You have won: Season',
      text: expect.stringContaining('Carried the lamp.'),
    });
    const [seen] = (await one(competitionId)).winners;
    expect((await ask('withdrawwinner', { winnerId: seen.winnerId }, 'eve')).message).toBe(
      'Withdrawn, and shown no more. The letter has gone out.',
    );
    expect((await homeOf('ann')).winners).toBeUndefined();
    expect((await ask('pastcompetitions', {}, 'ann')).competitions[0].winners).toEqual([]);
    expect((await one(competitionId)).winners).toMatchObject([{ dateWithdrawn: portal.now.toISOString() }]);
    expect((await call('withdrawwinner', { winnerId: seen.winnerId })).status).toBe(404);
    expect((await name(competitionId)).status).toBe(200);
    expect((await ask('announcewinners', { competitionId })).announced).toBe(1);
    expect(await lettersOf(competitionId)).toHaveLength(1);
    const acts = (await portal.acts()).filter(
      ({ subject, act }) => subject === `competition:${competitionId}` && act.includes('winner'),
    );
    expect(acts.map(({ act }) => act.replace('competition.winner.', ''))).toEqual([
      'named',
      'announced',
      'withdrawn',
      'named',
      'announced',
    ]);
  });

  test('twenty who announce at once write one letter to each', async () => {
    await at('2026-11-10T10:00:00Z');
    const competitionId = await begin({ endDate: '2026-11-15' });
    for (const who of ['bob', 'alba'] as const) expect((await enter('Season', 'ann', who)).status).toBe(200);
    await at('2026-11-20T10:00:00Z');
    for (const who of ['bob', 'alba'] as const) expect((await name(competitionId, who)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => announce(competitionId, n % 2 ? 'ada' : 'eve')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.map(({ body }) => body.announced).sort()).toEqual([...Array(19).fill(0), 2]);
    expect(await lettersOf(competitionId)).toHaveLength(2);
  });

  test('is shown at Home for fourteen days to the millisecond, and no longer when they leave', async () => {
    const competitionId = await over();
    await name(competitionId);
    await announce(competitionId);
    const end = portal.now.getTime() + winnerDaysAtHome * 86_400_000;
    await at(new Date(end - 1).toISOString());
    expect((await homeOf('ann')).winners).toHaveLength(1);
    await portal.db
      .updateTable('members')
      .set({ deactivated_at: portal.now })
      .where('id', '=', people.bob.id)
      .execute();
    expect((await homeOf('ann')).winners).toBeUndefined();
    expect((await ask('pastcompetitions', {}, 'ann')).competitions[0].winners).toEqual([]);
    expect((await one(competitionId)).winners).toMatchObject([{ hasLeft: true }]);
    await portal.db.updateTable('members').set({ deactivated_at: null }).where('id', '=', people.bob.id).execute();
    expect((await homeOf('ann')).winners).toHaveLength(1);
    await at(new Date(end).toISOString());
    expect((await homeOf('ann')).winners).toBeUndefined();
  });

  test('is nobody who was not nominated, has left, is named already, is a division or oneself, and nobody before the end', async () => {
    await at('2026-11-10T10:00:00Z');
    const competitionId = await begin({ endDate: '2026-11-15' });
    const gone = await portal.make.member();
    for (const nominee of [people.bob, people.ada, gone])
      await portal.post(
        '/api/competition/newnom',
        { nomCat: ['Season'], reason: 'Because.', members: [nominee.memberId] },
        { as: people.ann.id },
      );
    expect((await name(competitionId)).body.message).toBe('Winners are named when the competition is over.');
    expect((await announce(competitionId)).body.message).toBe('Winners are named when the competition is over.');
    await at('2026-11-20T10:00:00Z');
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', gone.id).execute();
    const named = async (memberId: string) =>
      (await call('namewinner', { competitionId, memberId, sentence: '' })).body.formErrors.memberId;
    expect(await named(people.ann.memberId)).toBe('This person was not nominated for the competition.');
    expect(await named(gone.memberId)).toBe('This person has left.');
    expect(await named(people.ada.memberId)).toBe('This is your own win: another administrator must decide about it.');
    expect(await named('div:D1')).toBeTruthy();
    expect(await named('1.999999999999')).toBe('This person was not nominated for the competition.');
    const { nominees } = await ask('competitionnominees', { competitionId });
    expect(nominees.map(({ memberName }: { memberName: string }) => memberName)).toEqual(['Bob Best']);
    expect((await announce(competitionId)).body.message).toBe('Nobody is named who could be announced.');
    expect((await name(competitionId)).status).toBe(200);
    expect(await named(people.bob.memberId)).toBe('This person is named already.');
    expect((await name(competitionId, 'bob', 'eve', 'a\nb')).body.formErrors.sentence).toBeTruthy();
    const { revision } = await one(competitionId);
    expect(Object.keys((await save(competitionId, revision, { endDate: '2026-11-30' })).body.formErrors)).toEqual([
      'endDate',
    ]);
    await name(competitionId, 'ada', 'eve');
    expect((await announce(competitionId)).status).toBe(403);
    expect((await ask('announcewinners', { competitionId }, 'eve')).announced).toBe(2);
  });

  test('one who is withdrawn before the letter is written gets none', async () => {
    const competitionId = await over();
    await name(competitionId);
    await announce(competitionId);
    const [{ winnerId }] = (await one(competitionId)).winners;
    await ask('withdrawwinner', { winnerId });
    const [letter] = await lettersOf(competitionId);
    expect(letter?.text).toBeUndefined();
  });

  test('when they are erased their name and the sentence go, and the competition stays', async () => {
    const lea = await portal.make.member({ firstname: 'Léa', surname: 'Quince' });
    await at('2026-11-10T10:00:00Z');
    const competitionId = await begin({ endDate: '2026-11-15' });
    await portal.post(
      '/api/competition/newnom',
      { nomCat: ['Season'], reason: 'So.', members: [lea.memberId] },
      { as: people.ann.id },
    );
    await at('2026-11-20T10:00:00Z');
    await ask('namewinner', { competitionId, memberId: lea.memberId, sentence: 'Léa did it' });
    await announce(competitionId);
    await portal.settle();
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', lea.id).execute();
    await transaction(portal.db, (tx) => eraseMember(tx, lea.memberNumber, portal.now));
    expect((await homeOf('ann')).winners).toBeUndefined();
    const shown = await one(competitionId);
    expect(shown).toMatchObject({
      entries: 1,
      winners: [{ memberName: 'Former colleague', sentence: '', hasLeft: true }],
    });
    expect(JSON.stringify(await portal.acts())).not.toContain('Léa did it');
    expect((await ask('pastcompetitions', {}, 'ann')).competitions).toMatchObject([{ title: 'Season', winners: [] }]);
  });
});

describe('the archive', () => {
  test('keeps what each was, counts its entries, and reports it by itself', async () => {
    const competitionId = await over();
    const other = await begin({ title: 'Other' });
    await enter('Other', 'bob', 'ann');
    const { competitions, ...counts } = await ask('competitionlist', { state: 'ended' });
    expect(competitions).toMatchObject([
      { competitionId, title: 'Season', state: 'ended', entries: 1, winners: 0, announced: 0, sites: [] },
    ]);
    expect(counts).toEqual({ running: 1, planned: 0, ended: 1, total: 1, next: null });
    const span = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026', awardStatus: '' };
    const rows = async (more: object) => (await ask('competitionreport', { ...span, ...more })).report.rows;
    expect(await rows({})).toHaveLength(2);
    expect(await rows({ competitionId })).toHaveLength(1);
    expect((await ask('competitionreport', { ...span, competitionId: other, limit: 10 })).totals.rows).toBe(1);
    expect(
      (await call('competitionreport', { ...span, competitionId: 'x' })).body.formErrors.competitionId,
    ).toBeTruthy();
    for (const format of ['csv', 'xlsx']) {
      const { status } = await call('exportcompetition', { ...span, competitionId, format });
      expect(status).toBe(200);
    }
    expect((await ask('pastcompetitions', {}, 'ann')).competitions).toMatchObject([{ description: 'Tell us.' }]);
  });

  test('one that was off and that nobody entered was never there for members', async () => {
    await begin({ endDate: '2026-11-15', isEnabled: false });
    expect((await ask('pastcompetitions', {}, 'ann')).total).toBe(0);
    expect((await ask('competitionlist', { state: 'ended' })).total).toBe(1);
  });

  test('of 200 with thousands of entries each page has its own, and each competition its entries', async () => {
    await sql`
      insert into competitions (start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, updated_at)
      select '2020-01-01'::date + n * 10, '2020-01-05'::date + n * 10, 'Number ' || n, '', '', '', true, now() from generate_series(1, 200) n`.execute(
      portal.db,
    );
    await sql`
      insert into nominations (kind, competition_id, by_id, nominee_id, categories, created_at)
      select 'competition', c.id, ${people.ann.id}, ${people.bob.id}, array[c.title], c.start_date
      from competitions c, generate_series(1, 30)`.execute(portal.db);
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const page = await ask('competitionlist', { limit: 50, ...(after && { after }) });
      expect([page.total, page.ended]).toEqual([200, 200]);
      for (const { competitionId, entries } of page.competitions) {
        expect(entries).toBe(30);
        seen.add(competitionId);
      }
      after = page.next;
    } while (after);
    expect(seen.size).toBe(200);
    const past = await ask('pastcompetitions', { limit: 20 }, 'ann');
    expect([past.total, past.competitions.length, past.competitions[0].title]).toEqual([200, 20, 'Number 200']);
    const next = await ask('pastcompetitions', { limit: 20, after: past.next }, 'ann');
    expect(next.competitions[0].title).toBe('Number 180');
  });
});

describe('an instance of the former release', () => {
  const values = sql`('2026-11-01', '2026-11-30', 'Theirs', 'By them', '', '', true, '2026-11-20T10:00:00Z')`;
  const formerSaves = () =>
    sql`insert into competition (start_date, end_date, title, description, textbox_title, textbox_description, is_enabled, updated_at)
      values ${values} on conflict (id) do update set start_date = excluded.start_date, end_date = excluded.end_date, title = excluded.title,
        description = excluded.description, is_enabled = excluded.is_enabled, updated_at = excluded.updated_at`.execute(
      portal.db,
    );
  const former = async () => (await sql`select title, banner_id from competition`.execute(portal.db)).rows;

  test('sets up the first, and enters it', async () => {
    await formerSaves();
    const found = await one();
    expect(found).toMatchObject({ title: 'Theirs', description: 'By them', changedBy: '' });
    await sql`insert into nominations (kind, by_id, nominee_id, categories, created_at)
      values ('competition', ${people.ann.id}, ${people.bob.id}, '{Theirs}', ${portal.now})`.execute(portal.db);
    expect(await entriesOf(found.competitionId)).toBe(1);
  });

  test('changes the one that everybody has, and sees none of some sites', async () => {
    const mine = await begin({ title: 'Ours' });
    await begin({ title: 'Alba alone', sites: ['alba'], endDate: '2026-11-21' });
    expect(await former()).toMatchObject([{ title: 'Ours' }]);
    await formerSaves();
    expect(await one(mine)).toMatchObject({ title: 'Theirs', revision: 2 });
    expect((await ask('competitionlist', {})).total).toBe(2);
    expect((await save(mine, 1, {})).status).toBe(400);
  });

  test('overwrites nothing that is over', async () => {
    const old = await begin({ title: 'Old', startDate: '2026-09-01', endDate: '2026-09-30' });
    await formerSaves();
    expect(await one(old)).toMatchObject({ title: 'Old' });
    expect((await ask('competitions', {}, 'ann')).competitions).toMatchObject([{ title: 'Theirs' }]);
  });
});
