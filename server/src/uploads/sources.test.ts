import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { rosterDesk } from '../../test/roster.ts';
import { workbookOfSheets, workbookParts, zipOf } from '../../test/workbook.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterEach(() => portal.close());

const lines = (...rows: string[]) => rows.join('\n');
const german = 'Personalnr;Vorname;Nachname;Mail;Abteilung;Land;Eintritt;Kostenart';
const columns = {
  ...{ Personalnr: 'memberNumber', Vorname: 'firstName', Nachname: 'surname', Mail: 'email' },
  ...{ Abteilung: 'division', Land: 'countryCode', Eintritt: 'hireDate', Kostenart: '' },
};
const person = (number: string, first: string, hired: string) =>
  `${number};${first};Ames;${first}@hr.example;Division D1;ZA;${hired};X`;

const save = (wish: object) =>
  portal.post(
    '/api/admin/savesource',
    { name: 'Payroll Austria', kind: 'roster', columns, dates: null, sheet: '', isPart: true, ...wish },
    { as: desk.ada.id },
  );
const hired = async (number: string) => (await desk.byNumber(number)).hire_date;

describe('a source', () => {
  test('what stands in columns that nobody knows is told, with what they may be', async () => {
    const { status, body } = await desk.send(
      lines(
        'Employee Nr,First Name,Surname,Department,Country,Shoe',
        'E1,Ann,Ames,Division D1,ZA,42',
        'E2,Bea,Best,D,ZA,38',
      ),
      'dryRun=1',
    );
    expect([status, body.formErrors]).toEqual([400, { fileData: body.message }]);
    expect(body.questions).toMatchObject({ kind: 'roster', missing: ['memberNumber'], source: null });
    expect(body.questions.columns).toEqual([
      { header: 'Employee Nr', values: ['E1', 'E2'], column: null, guess: 'memberNumber', dates: null },
      { header: 'First Name', values: ['Ann', 'Bea'], column: 'firstName', guess: null, dates: null },
      expect.objectContaining({ header: 'Surname', column: 'surname' }),
      expect.objectContaining({ header: 'Department', column: 'division' }),
      expect.objectContaining({ header: 'Country', column: 'countryCode' }),
      { header: 'Shoe', values: ['42', '38'], column: null, guess: null, dates: null },
    ]);
  });

  test('of a header without one known name the kind is asked too', async () => {
    const { body } = await desk.send(
      lines('Bericht vom 3. Mai', german.replace('Mail', 'Post'), person('E1', 'Ann', '')),
      'dryRun=1',
    );
    expect(body.questions).toMatchObject({ kind: null });
    expect(body.questions.columns.map(({ header }: { header: string }) => header)).toContain('Personalnr');
  });

  test('is remembered: the next file with this header goes through, and one more column alone is asked', async () => {
    expect((await save({})).status).toBe(200);
    const first = await desk.send(lines(german, person('E1', 'Ann', '2024-03-01')), 'source=payroll%20austria');
    expect([first.status, first.body.message, first.body.read]).toEqual([
      200,
      undefined,
      {
        source: { sourceId: expect.any(String), name: 'Payroll Austria', version: 1, isProposed: false },
        ...{ isPart: true, preface: [], headerLine: 1, sheets: [] },
      },
    ]);
    expect(await hired('E1')).toBe('2024-03-01');
    const proposed = await desk.send(lines(german, person('E2', 'Bea', '')), 'dryRun=1&propose=1');
    expect(proposed.body.read.source).toMatchObject({ name: 'Payroll Austria', isProposed: true });
    const more = await desk.send(lines(`${german};Raum`, `${person('E2', 'Bea', '')};7`), 'dryRun=1&propose=1');
    expect(more.status).toBe(400);
    const open = more.body.questions.columns.filter((one: { column: string | null }) => one.column === null);
    expect(open).toEqual([{ header: 'Raum', values: ['7'], column: null, guess: null, dates: null }]);
    expect(more.body.questions.source).toMatchObject({ name: 'Payroll Austria' });
  });

  test('a needed column that is gone is told by the name of the source', async () => {
    await save({});
    const { body } = await desk.send(
      lines('Personalnr;Vorname;Mail;Abteilung;Land', 'E1;Ann;a@b.example;D;ZA'),
      'source=Payroll%20Austria',
    );
    expect(body.message).toBe(
      'The header row is not one of Members as the source Payroll Austria has it: surname is missing.',
    );
  });

  test('two columns are not one, neither when it is saved nor by a name that is known already', async () => {
    const twice = await save({ columns: { Nr: 'memberNumber', Nummer: 'memberNumber' } });
    expect(twice.body.formErrors).toEqual({ columns: 'Nr and Nummer cannot both be memberNumber.' });
    expect((await save({ columns: { Nr: 'shoes' } })).body.formErrors).toEqual({
      columns: 'There is no column shoes.',
    });
    await save({ columns: { Nr: 'memberNumber' } });
    const { body } = await desk.send(
      'Nr,memberNumber,First Name,Last Name,Department,Country\n',
      'source=Payroll%20Austria',
    );
    expect(body.message).toContain('"Nr" and "memberNumber" are the same column');
  });

  test('is changed by who has seen it as it is, and forgotten', async () => {
    const { body: made } = await save({});
    const { sourceId } = made;
    expect((await save({})).body.formErrors).toEqual({ name: 'A source of this name is there already.' });
    expect((await save({ sourceId, version: 1, name: 'Payroll' })).body).toEqual({
      sourceId,
      name: 'Payroll',
      version: 2,
    });
    expect((await save({ sourceId, version: 1 })).body.message).toContain('Somebody has changed Payroll meanwhile');
    const list = await portal.post('/api/admin/sourcelist', {}, { as: desk.ada.id });
    expect(list.body.sources).toMatchObject([
      {
        name: 'Payroll',
        columns: { Personalnr: 'memberNumber', Kostenart: '' },
        changedBy: expect.stringContaining('Ada'),
      },
    ]);
    const gone = (version: number) =>
      portal.post('/api/admin/forgetsource', { sourceId, version }, { as: desk.ada.id });
    expect((await gone(1)).body.message).toContain('Somebody has changed Payroll meanwhile');
    expect((await gone(2)).status).toBe(200);
    expect((await desk.send(lines(german), 'source=Payroll')).body.formErrors).toEqual({
      source: 'There is no source Payroll.',
    });
  });

  test('is of who may upload its kind', async () => {
    const { body: made } = await save({});
    const shop = await portal.make.member({});
    await portal.make.role(shop.id, { capability: 'shop' });
    const as = { as: shop.id };
    expect((await portal.post('/api/admin/sourcelist', {}, as)).body).toEqual({ sources: [] });
    expect((await portal.post('/api/admin/forgetsource', { sourceId: made.sourceId, version: 1 }, as)).status).toBe(
      403,
    );
  });
});

describe('dates', () => {
  const roster = (...days: string[]) => lines(german, ...days.map((day, at) => person(`E${at}`, `Ann${at}`, day)));

  test('that can be read in two ways are asked about, with those that tell nothing first', async () => {
    await save({});
    const { status, body } = await desk.send(
      roster('03/04/2026', '2024-01-02', '05/06/2025'),
      'source=Payroll%20Austria&dryRun=1',
    );
    expect([status, body.message]).toEqual([
      400,
      'The dates in Eintritt are not written as year-month-day. Please say in which order they are written.',
    ]);
    expect(body.questions.columns).toEqual([
      {
        header: 'Eintritt',
        values: ['03/04/2026', '05/06/2025'],
        column: 'hireDate',
        guess: null,
        dates: ['dmy', 'mdy'],
      },
    ]);
  });

  test.each([
    ['31.12.2025', ['dmy']],
    ['12/31/2025', ['mdy']],
    ['2025/12/31', ['ymd']],
  ])('%s proves the order', async (day, fits) => {
    await save({});
    const { body } = await desk.send(
      roster('01.02.2025'.replaceAll('.', day.includes('.') ? '.' : '/'), day).replace(
        /01\/02\/2025/,
        fits[0] === 'ymd' ? '2025/02/01' : '01/02/2025',
      ),
      'source=Payroll%20Austria',
    );
    expect(body.questions.columns[0].dates).toEqual(fits);
  });

  test('are read in the order of the source; what is none in it is an error, and nothing is guessed', async () => {
    await save({ dates: 'dmy' });
    const file = roster('03/04/2026', '2.1.2024', '2024-05-06');
    expect((await desk.send(file, 'source=Payroll%20Austria')).body).toMatchObject({ added: 3 });
    expect(await Promise.all(['E0', 'E1', 'E2'].map(hired))).toEqual(['2026-04-03', '2024-01-02', '2024-05-06']);
    const wrong = await desk.send(roster('12/31/2025', '31/02/2025', '01/02/25'), 'source=Payroll%20Austria');
    expect(wrong.body.errors.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4]);
  });
});

describe('above the header', () => {
  test.each([
    ['CSV', (rows: string[][]) => rows.map((row) => row.join(';')).join('\n')],
    [
      'a workbook',
      (rows: string[][]) =>
        zipOf(
          workbookParts({
            rows: rows
              .map(
                (row, at) =>
                  `<row r="${at + 1}">${row.map((cell) => (cell === '' ? '<c/>' : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`,
              )
              .join(''),
          }),
        ),
    ],
  ])('titles and empty lines of %s are left out, and said', async (_, file) => {
    const rows = [
      ['People, as of 3 May, 2026'],
      [],
      ['Exported', '03:00'],
      ['Employee Id', 'First Name', 'Last Name', 'Work Email', 'Department', 'Country', 'Hire Date'],
      ['E1', 'Ann', 'Ames', 'ann@hr.example', 'Division D1', 'ZA', '2024-03-01'],
      ['E2', 'Bea', 'Best', 'bea@hr.example', 'Division D1', 'ZA', ''],
    ];
    const { status, body } = await desk.send(file(rows), 'part=1');
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      added: 2,
      read: { preface: ['People, as of 3 May, 2026', 'Exported · 03:00'], headerLine: 4 },
    });
    expect(await hired('E1')).toBe('2024-03-01');
  });

  test('no more than thirty rows are looked through', async () => {
    const title = Array.from({ length: 30 }, (_, at) => `Line ${at}`);
    const { body } = await desk.send(
      lines(...title, 'Employee Id,First Name,Last Name,Department,Country', 'E1,A,B,D,ZA'),
      'dryRun=1',
    );
    expect(body.message).toContain('must be a header row');
  });
});

test('what a second person confirms is read as it was asked', async () => {
  const max = await portal.make.member({ is_manager: true });
  await save({
    name: 'Finance',
    kind: 'budgets',
    columns: { Nr: 'memberNumber', Quartal: 'period', Punkte: 'points' },
    isPart: false,
  });
  const { body } = await desk.send(lines('Nr;Quartal;Punkte', `${max.memberNumber};2026-Q4;500`), 'source=Finance');
  expect(body).toMatchObject({ kind: 'budgets', added: 1 });
});

describe('a workbook with several sheets', () => {
  const head = ['memberNumber', 'firstName', 'surname', 'email', 'division', 'countryCode'];
  const row = (number: string) => [number, number, 'Ames', `${number}@hr.example`, 'Division D1', 'ZA'];
  const book = workbookOfSheets({
    Cover: [],
    Left: [head, row('L1')],
    People: [['As of May'], head, row('E1'), row('E2')],
  });

  test('is asked about once, where several hold rows; each is asked about as it is', async () => {
    const { status, body } = await desk.send(book, 'dryRun=1&propose=1');
    expect([status, body.message]).toEqual([400, 'This workbook has several sheets. Please say which one is read.']);
    expect(body.questions).toMatchObject({ kind: 'roster', sheets: ['Left', 'People'], sheet: '', missing: [] });
    const other = await desk.send(book, 'dryRun=1&propose=1&sheet=People');
    expect(other.body.questions).toMatchObject({ sheets: ['Left', 'People'], sheet: 'People' });
    expect(other.body.questions.columns[0].values).toEqual(['E1', 'E2']);
    await save({ columns: {}, sheet: 'People' });
    const known = await desk.send(book, 'source=Payroll%20Austria');
    expect([known.status, known.body.added]).toEqual([200, 2]);
    const proposed = await desk.send(book, 'dryRun=1&propose=1');
    expect(proposed.body.questions ?? proposed.body.read.source.name).toBeTruthy();
  });

  test('with rows in one sheet alone is read without a question, and a sheet that is not there is refused', async () => {
    const one = workbookOfSheets({ Cover: [], People: [head, row('E1')] });
    expect((await desk.send(one, 'dryRun=1&propose=1&part=1')).body).toMatchObject({ added: 1 });
    const { status, body } = await desk.send(book, 'dryRun=1&sheet=Nowhere');
    expect([status, body.formErrors.fileData]).toEqual([400, expect.stringContaining('Nowhere')]);
  });

  test('that waits for a second person is read by the sheet that was named', async () => {
    const head = ['code', 'kind', 'value'];
    const codes = workbookOfSheets({
      Wrong: [head, ['WRONG', 'percent', '1']],
      Right: [head, ['RIGHT', 'percent', '60']],
    });
    const eve = await portal.make.member({ is_admin_reports: true });
    const { body } = await desk.send(codes, 'sheet=Right');
    const confirmed = await portal.post(
      '/api/admin/confirmapproval',
      { approvalId: body.second.approvalId },
      { as: eve.id },
    );
    expect(confirmed.status).toBe(200);
    expect(await portal.db.selectFrom('promos').select('code').execute()).toEqual([{ code: 'RIGHT' }]);
  });
});
