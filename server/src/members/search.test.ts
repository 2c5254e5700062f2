import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { searchTextOf } from '#directory/search-text';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Asker' });
});
afterAll(() => portal.close());

const list = async (search: string, more: object = {}) =>
  (await portal.post('/api/site/getmemberlist', { search, ...more }, { as: ann.id })).body;
const named = async (search: string, more: object = {}): Promise<string[]> =>
  (await list(search, more)).memberList.map(
    ({ firstname, surname }: { firstname: string; surname: string }) => `${firstname} ${surname}`,
  );

test('each word is the beginning of one of the names, in any order', async () => {
  await portal.make.member({ firstname: 'Wilhelmina', surname: 'van der Merwe' });
  for (const search of [
    'wil',
    'merw',
    'van',
    'der mer',
    'merwe wil',
    'wilhelmina van der',
    'W M',
    'wilhelmina van der',
  ])
    expect([search, await named(search)]).toEqual([search, ['Wilhelmina van der Merwe']]);
  expect(await named('wil ann')).toEqual([]);
});

test('a part of a word is found where no word begins so, and after those that do', async () => {
  await portal.make.member({ firstname: 'Quentin', surname: 'Maddox' });
  await portal.make.member({ firstname: 'Ox', surname: 'Bow' });
  await portal.make.member({ firstname: 'Oxana', surname: 'Field', division_code: 'FAR' });
  expect(await named('addo')).toEqual(['Quentin Maddox']);
  expect(await named('ox'), 'two letters are beginnings').toEqual(['Ox Bow', 'Oxana Field']);
  expect(await named('entin')).toEqual(['Quentin Maddox']);
});

test('typing errors are forgiven where nothing is found as typed', async () => {
  await portal.make.member({ firstname: 'Thandiwe', surname: 'Mokoena' });
  await portal.make.member({ firstname: 'Giulietta', surname: 'Brambilla' });
  for (const search of ['thandwe', 'tandiwe', 'mokena', 'thandiwe mokena', 'mokena thandiwe', 'thandwe mok'])
    expect([search, await named(search)]).toEqual([search, ['Thandiwe Mokoena']]);
  expect(await named('giuletta brambila')).toEqual(['Giulietta Brambilla']);
  expect(await named('giuletta mokena'), 'both must be one person’s').toEqual([]);
  expect(await named('xylophone')).toEqual([]);
});

/** As the roster writes names. */
async function personCalled(firstname: string, surname: string): Promise<void> {
  const { id } = await portal.make.member();
  await portal.db
    .updateTable('profiles')
    .set({
      firstname,
      surname,
      search_text: searchTextOf({ firstname, knownAs: null, surname, memberNumber: `T${id}`, familyFirst: false }),
    })
    .where('member_id', '=', id)
    .execute();
}

test('people stand in the order of the alphabet, by the names that they are called by', async () => {
  const here = { division_code: 'ORDER' };
  const reader = await portal.make.member({ ...here, firstname: 'Zoe', surname: 'Zorn' });
  for (const [firstname, surname, more] of [
    ['Peter', 'Öhman', {}],
    ['Özlem', 'Aydın', {}],
    ['Olga', 'Weiß', {}],
    ['Ōta', 'Rin', { family_first: true }],
    ['William', 'Ames', { known_as: 'Ole' }],
  ] as const)
    await portal.make.member({ ...here, firstname, surname, ...more });
  const { body } = await portal.post('/api/site/getmemberlist', {}, { as: reader.id });
  const ofDivision = body.memberList.filter(({ division }: { division: string }) => division === 'Division ORDER');
  expect(ofDivision.map(({ surname }: { surname: string }) => surname)).toEqual([
    ...['Ames', 'Weiß', 'Aydın', 'Öhman', 'Rin'],
  ]);
});

test('letters are compared without accents, as both sides fold them', async () => {
  await personCalled('Çağla', 'İnönü');
  await personCalled('Þórdís', 'Größe');
  await personCalled('Søren', 'Łukasiewicz');
  await personCalled('أحمد', 'الفاروق');
  await personCalled('Γιώργος', 'Παπάς');
  await personCalled('Işık', 'Äußerst');
  for (const [search, name] of [
    ['cagla', 'Çağla İnönü'],
    ['ÇAĞ', 'Çağla İnönü'],
    ['inonu', 'Çağla İnönü'],
    ['İNÖ', 'Çağla İnönü'],
    ['grosse', 'Þórdís Größe'],
    ['GRÖẞE', 'Þórdís Größe'],
    ['þord', 'Þórdís Größe'],
    ['thordis', 'Þórdís Größe'],
    ['soren luk', 'Søren Łukasiewicz'],
    ['SØREN', 'Søren Łukasiewicz'],
    ['احمد', 'أحمد الفاروق'],
    ['ٱحمد', 'أحمد الفاروق'],
    ['ΓΙΏΡΓΟΣ', 'Γιώργος Παπάς'],
    ['isik', 'Işık Äußerst'],
    ['Auesserst', 'Işık Äußerst'],
  ] as const)
    expect([search, await named(search)]).toEqual([search, [name]]);
});

test('a whole member number is one person, the beginning of one several', async () => {
  for (const member_number of ['Z77', 'Z771', 'AZ77']) await portal.make.member({ member_number });
  const numbers = async (search: string) =>
    (await list(search)).memberList.map(({ memberNumber }: { memberNumber: string }) => memberNumber).sort();
  expect(await numbers('z77')).toEqual(['Z77', 'Z771']);
  expect(await numbers('z7')).toEqual(['Z77', 'Z771']);
  expect(await numbers('77'), 'nobody’s number begins so').toEqual([]);
  expect(await numbers('z772')).toEqual([]);
});

test('a list that is cut says so, whatever it is narrowed by', async () => {
  await portal.make.people(201, 'MANY');
  for (const more of [{}, { divisionCode: 'MANY' }, { countryCode: 'ZA' }])
    for (const search of [
      'first',
      'fi',
      'irst',
      'fi la',
      ...('divisionCode' in more || 'countryCode' in more ? [''] : []),
    ]) {
      const { memberList, isMore } = await list(search, more);
      expect([search, more, memberList.length, isMore]).toEqual([search, more, 200, true]);
    }
  await portal.make.people(200, 'EXACT');
  const exact = await list('fi', { divisionCode: 'EXACT' });
  expect([exact.memberList.length, exact.isMore]).toEqual([200, false]);
});

test('a few of another country are found among many of one’s own', async () => {
  await portal.make.people(1_200, 'CROWD');
  await portal.make.division('TO', { country: 'IT', cluster: 'EUROPE' });
  await portal.make.member({ firstname: 'Firstz', surname: 'Zeta', division_code: 'TO' });
  expect(await named('fi', { countryCode: 'IT' })).toEqual(['Firstz Zeta']);
  expect(await named('', { countryCode: 'IT' })).toEqual(['Firstz Zeta']);
  expect(await named('fi ze')).toEqual(['Firstz Zeta']);
});

test('the words follow their people through every change, in the database itself', async () => {
  const mia = await portal.make.member({ firstname: 'Miranda', surname: 'Solitaire' });
  const { id } = mia;
  const expectKept = async () => {
    const { rows } = await sql`
      (select member_id, word, place, division_code, search_text from search_words
        except select p.member_id, w.word, w.place, p.division_code, p.search_text from profiles p, search_words_of(p.search_text) w where p.is_active)
      union all
      (select p.member_id, w.word, w.place, p.division_code, p.search_text from profiles p, search_words_of(p.search_text) w where p.is_active
        except select member_id, word, place, division_code, search_text from search_words)
      union all select 0, word, 0, '', '' from search_words s where word ~ '^\\D{3,40}$' and not exists (select from name_words n where n.word = s.word)`.execute(
      portal.db,
    );
    expect(rows).toEqual([]);
  };
  await expectKept();
  expect(await named('solitaire')).toEqual(['Miranda Solitaire']);
  expect((await portal.post('/api/member/memberupdate', { firstname: 'Randy' }, { as: id })).status).toBe(200);
  expect(await named('randy')).toEqual(['Randy Solitaire']);
  await expectKept();
  await portal.make.division('ELSE');
  await portal.db.updateTable('members').set({ division_code: 'ELSE' }).where('id', '=', id).execute();
  expect(await named('solitaire', { divisionCode: 'ELSE' })).toEqual(['Randy Solitaire']);
  await expectKept();
  await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', id).execute();
  for (const search of ['solitaire', 'solitare', 'litair', 'randy']) expect(await named(search)).toEqual([]);
  await expectKept();
  await portal.make.member({ firstname: 'Another', surname: 'Miranda' });
  await transaction(portal.db, (tx) => eraseMember(tx, mia.memberNumber, portal.now));
  await expectKept();
  const { rows } = await sql`select word from name_words where word in ('solitaire', 'randy', 'miranda')`.execute(
    portal.db,
  );
  expect(rows, 'what others are called stays').toEqual([{ word: 'miranda' }]);
});
