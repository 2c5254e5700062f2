import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#directory/actor';
import { rowsOfFile } from '#files/rows-of-file';
import { spool } from '#files/uploaded-file';
import { reportRows } from '#streams/report';
import { reportFile } from '#streams/report-file';
import { managementFile } from '#streams/report-files';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { managementReport } from './management.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;

const may = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', isAll: true };
const messages = [
  '=HYPERLINK("http://x.example")',
  'Two\r\nlines, "quoted", <b>&amp;</b>',
  'Ünï 𝄞 שלום\t_x000D_ ',
  'x'.repeat(600),
  '',
];

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true });
  ann = await portal.make.member({ firstname: '+Ann', surname: "O'Hara" });
  for (const [i, message] of messages.entries()) {
    const created_at = new Date(Date.UTC(2024, 4, 2, 10, 0, i));
    const award = {
      what: 'adhoc',
      by_id: ada.id,
      reason: 'Act',
      points: 5,
      send_by: 'email',
      message_length: 1,
    } as const;
    const { id } = await portal.db
      .insertInto('awards')
      .values({ ...award, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sides = { kind: 'adhoc', from_id: ada.id, to_id: ann.id, value: 'Act', points: 5, award_id: id } as const;
    await portal.db
      .insertInto('recognitions')
      .values({ ...sides, created_at })
      .execute();
    if (message) await portal.make.words('award.message', id, ada.id, message);
  }
});
afterAll(() => portal.close());

async function exported(path: string, wish: object, as = ada) {
  const response = await portal.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${await portal.tokenOf(as.id)}`, 'content-type': 'application/json' },
    payload: JSON.stringify(wish),
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

/** As our own reader of uploads reads it. */
async function cellsOf(bytes: Buffer, fileName: string): Promise<string[][]> {
  const file = await spool(
    (async function* () {
      yield bytes;
    })(),
    { fileName, mimeType: '' },
  );
  try {
    const rows: string[][] = [];
    const limits = { bytesMax: 1e8, rowsMax: 1e6, columnsMax: 100, cellMax: 40_000 };
    for await (const portion of rowsOfFile(file, () => limits))
      rows.push(...portion.rows.map(({ cells }) => [...cells]));
    return rows;
  } finally {
    await file.close();
  }
}

const headers = managementFile.map(({ header }) => header);

describe('the management report as a file', () => {
  test('CSV has a mark, every row, newest first, and nothing that a spreadsheet would calculate', async () => {
    const { status, headers: told, bytes } = await exported('/api/report/exportmanagement', { ...may, format: 'csv' });
    expect([status, told['content-type'], told['cache-control'], told['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
      'attachment; filename="management_report.csv"',
    ]);
    const text = bytes.toString();
    expect(text.startsWith('\ufeff"Type";"Date"')).toBe(true);
    const rows = await cellsOf(bytes, 'x.csv');
    expect(rows).toHaveLength(1 + messages.length);
    expect(rows[0]).toEqual(headers);
    const last = rows.at(-1) ?? [];
    expect(last[1]).toBe('2 May 2024 10:00');
    expect([last[5], last.at(-1)]).toEqual(["'+Ann O'Hara", `'${messages[0]}`]);
    expect(rows.at(-2)?.at(-1)).toBe('Two lines, "quoted", <b>&amp;</b>');
  });

  test('Excel holds the same rows, with numbers, dates and texts as they are', async () => {
    const { status, headers: told, bytes } = await exported('/api/report/exportmanagement', { ...may, format: 'xlsx' });
    expect([status, told['content-disposition']]).toEqual([
      200,
      'attachment; filename="Management_Report_20261120.xlsx"',
    ]);
    const rows = await cellsOf(bytes, 'x.xlsx');
    expect(rows[0]).toEqual(headers);
    expect(rows).toHaveLength(1 + messages.length);
    const last = rows.at(-1) ?? [];
    expect(last[1]).toContain('2024-05-02');
    expect([last[5], last[8], last.at(-1)]).toEqual(["+Ann O'Hara", '5', messages[0]]);
    expect(rows.at(-3)?.at(-1)).toContain('Ünï 𝄞 שלום');
  });

  test.each(['csv', 'xlsx'])('an empty report is a %s file with its head alone', async (format) => {
    const empty = { selMonthFrom: 'May 2023', selMonthTo: 'May 2023', format };
    const { bytes } = await exported('/api/report/exportmanagement', empty);
    expect(await cellsOf(bytes, `x.${format}`)).toEqual([headers]);
  });

  test('is for whom the report is', async () => {
    const max = await portal.make.member({ is_manager: true });
    expect((await exported('/api/report/exportmanagement', { ...may, format: 'csv' }, ann)).status).toBe(403);
    expect((await exported('/api/report/exportmanagement', { ...may, format: 'csv' }, max)).status).toBe(403);
    const own = { ...may, isAll: false, format: 'csv' };
    expect((await exported('/api/report/exportmanagement', own, max)).status).toBe(200);
  });

  test('in another format is refused', async () => {
    expect((await exported('/api/report/exportmanagement', { ...may, format: 'pdf' })).status).toBe(400);
    expect((await exported('/api/report/exportmanagement', may)).status).toBe(400);
  });
});

test.each(['/api/report/exportquarterlyawards', '/api/competition/exportcompetition'])(
  '%s is a file of nominations',
  async (path) => {
    const kind = path.includes('quarterly') ? ('behaviour' as const) : ('competition' as const);
    const nomination = { kind, by_id: ann.id, nominee_id: ada.id, categories: ['Act of Courage'] };
    await portal.db
      .insertInto('nominations')
      .values({ ...nomination, created_at: new Date('2024-05-03T00:00:00Z') })
      .execute();
    const wish = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', awardStatus: '', format: 'xlsx' };
    const rows = await cellsOf((await exported(path, wish)).bytes, 'x.xlsx');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(0, 3)).toEqual(['Ref', 'Date', 'Nominee ID']);
    expect(rows[1]).toContain('Act of Courage');
  },
);

test.each(['csv', 'xlsx'] as const)('a %s file of too many rows is refused with words, not begun', async (format) => {
  const asked = { actor: { id: ada.id } as Actor, gone: () => new AbortController().signal, input: { format } };
  const long = {
    ...managementReport({ from: new Date('2024-05-01'), to: new Date('2024-06-01') }, null),
    count: () => sql<{ count: number }>`select 1000001::bigint as count`,
    columns: managementFile,
    names: { csv: 'long.csv', xlsx: 'long.xlsx' },
  };
  await expect(reportFile(portal.company.lane, asked, long)).rejects.toMatchObject({
    message: 'This report has more than 1,000,000 rows. Please choose fewer months.',
  });
  expect(portal.company.lane.counts().running).toBe(0);
});

test('as many rows as are allowed are not refused, one more are', async () => {
  const signal = new AbortController().signal;
  const reading = await portal.company.lane.open({ memberId: ada.id, purpose: 'file', signal });
  const report = managementReport({ from: new Date('2024-05-01'), to: new Date('2024-06-01') }, null);
  expect((await reportRows(reading, report, messages.length).next()).value).toHaveLength(messages.length);
  await reading.close();
  const again = await portal.company.lane.open({ memberId: ada.id, purpose: 'file', signal });
  const rows = reportRows<ManagementReportRow>(again, report, 4);
  await expect(rows.next()).rejects.toMatchObject({
    code: 'badInput',
    message: 'This report has more than 4 rows. Please choose fewer months.',
  });
  await again.close();
});
