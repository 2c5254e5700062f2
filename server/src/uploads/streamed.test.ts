import { once } from 'node:events';
import { fstatSync, readdirSync, readlinkSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';
import { workbookOf } from '../../test/workbook.ts';

let portal: TestApp;
let ada: MadeMember;
let port: number;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as { port: number }).port;
});
afterAll(() => portal.close());

const megabyte = 1024 * 1024;
const end = '\r\n--b--\r\n';

/** An upload whose bytes are written by the test, piece by piece. */
async function openUpload(): Promise<ClientRequest> {
  const sending = request({
    port,
    method: 'POST',
    path: '/datauploadapi/dataupload',
    agent: false,
    headers: {
      authorization: `Bearer ${await portal.tokenOf(ada.id)}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  sending.on('error', () => {});
  sending.write('--b\r\nContent-Disposition: form-data; name="fileData"; filename="f.csv"\r\n\r\ncode,kind,value\n');
  return sending;
}

async function statusOf(sending: ClientRequest): Promise<number> {
  const [response] = await once(sending, 'response');
  response.resume();
  return response.statusCode as number;
}

/** The bytes of each temporary file that this process holds; they have no name any more. */
function spooled(): number[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const isOne = /laurel-[\w-]{36} \(deleted\)$/.test(readlinkSync(`/proc/self/fd/${fd}`));
      return isOne ? [fstatSync(Number(fd)).size] : [];
    } catch {
      return [];
    }
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('D12: of 16 uploads at once each lies on the disk while it comes', async () => {
  const uploads = await Promise.all(Array.from({ length: 16 }, openUpload));
  const piece = Buffer.from('A,percent,0\n'.repeat(Math.ceil(megabyte / 12)));
  await Promise.all(
    uploads.map(async (sending) => {
      for (let times = 0; times < 4; times += 1) if (!sending.write(piece)) await once(sending, 'drain');
    }),
  );
  // None has come to its end: the parser keeps back what could be the beginning of one.
  await until(() => spooled().filter((size) => size > 3.9 * piece.length).length === 16);
  for (const sending of uploads) sending.destroy();
  await until(() => spooled().length === 0);
});

test('A19: nothing is left of an upload that is refused', async () => {
  const sending = await openUpload();
  sending.end(`A,percent,0\n${end}`);
  expect(await statusOf(sending)).toBe(400);
  await until(() => spooled().length === 0);
});

test('D12: a file that is larger than a file may be is refused with 413 on the way', async () => {
  const sending = await openUpload();
  const status = statusOf(sending);
  // The server has answered before the file has come to its end, which never comes.
  for (let times = 0; times < 65; times += 1)
    if (!sending.write(Buffer.alloc(megabyte, 'x'))) await Promise.race([once(sending, 'drain'), status]);
  expect(await status).toBe(413);
  sending.destroy();
  await until(() => spooled().length === 0);
});

async function expectAnswersWhile(file: Buffer): Promise<void> {
  let isDone = false;
  const uploading = upload(portal, file, { as: ada.id }).finally(() => {
    isDone = true;
  });
  await until(() => spooled().length === 1 || isDone);
  let answered = 0;
  let longestMs = 0;
  const begin = performance.now();
  for (let last = begin; !isDone; ) {
    const { statusCode } = await portal.app.inject('/healthz');
    if (statusCode === 200) answered += 1;
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }
  const allMs = performance.now() - begin;
  const { status, body } = await uploading;
  expect([status, body.formErrors.fileData]).toEqual([400, expect.stringMatching(/at most/)]);
  expect(answered).toBeGreaterThan(10);
  // With the file read in the same thread nearly all of the time was one turn.
  expect(longestMs / allMs).toBeLessThan(0.5);
}

test('D2: while millions of blank lines are read, the server answers others', async () => {
  await expectAnswersWhile(Buffer.from(`code,kind,value\n${'\n'.repeat(6 * megabyte)}`));
});

test('D2: while 62 MB of rows are read, the server answers others', { tags: ['sweep'] }, async () => {
  await expectAnswersWhile(Buffer.from(`code,kind,value,validFrom\n${'A,percent,5,2026-01-01\n'.repeat(2_700_000)}`));
});

test('a roster may come as an Excel workbook, and is the same as its CSV', async () => {
  const rows = [
    ['memberNumber', 'firstName', 'surname', 'division', 'countryCode', 'isAdminReports', 'isManager'],
    [ada.memberNumber, ...['Ada', 'Ng, Ltd', 'IT', 'ZA', 'true', '']],
    ['007', 'Émile', 'O’Hara', 'IT', 'ZA', '', ''],
  ];
  const csv = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n');
  const plan = async (file: string | Buffer) => (await upload(portal, file, { as: ada.id, query: 'dryRun=1' })).body;
  const [fromCsv, fromWorkbook] = [await plan(csv), await plan(workbookOf(rows))];
  expect(fromWorkbook).toEqual(fromCsv);
  expect(fromWorkbook).toMatchObject({ kind: 'roster' });
});
