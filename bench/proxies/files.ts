import type { Client } from './client.ts';
import type { PortalLog } from './portal-log.ts';
import { isPortals } from './seen.ts';

type Expect = (words: string, isSo: boolean) => void;

const upload = '/datauploadapi/dataupload?dryRun=1';
const megabyte = 1024 * 1024;

/** Large files in: one arrives whole, one that is too large is refused in words, whether its length was told before or not. */
export async function uploaded(client: Client, token: string, expect: Expect): Promise<void> {
  const sent = (megabytes: number, isTold: boolean) => {
    const { body, type } = formOf(rosterOf(megabytes));
    return client.send(upload, { authorization: `Bearer ${token}`, 'content-type': type }, { body, isTold });
  };
  const whole = await sent(40, true);
  expect(`40 MB arrive whole (${whole.status} ${whole.body.slice(0, 80)})`, whole.body.includes(lastLine(40)));
  for (const isTold of [true, false]) {
    const refused = await sent(70, isTold).catch((error: Error) => ({ status: 0, body: error.message }));
    const words = `70 MB ${isTold ? '' : 'of untold length '}are refused in words`;
    expect(
      `${words} (${refused.status} ${refused.body.slice(0, 80)})`,
      refused.status === 413 && isPortals(refused.body),
    );
  }
}

const rowBytes = 8_192;
const rowsOf = (megabytes: number) => (megabytes * megabyte) / rowBytes;

/** What the portal says of the last line of such a file, once it has read all that stands before it. */
const lastLine = (megabytes: number) => `Line ${rowsOf(megabytes) + 2} has 101 columns`;

function rosterOf(megabytes: number): string {
  const row = (n: number) => {
    const begin = `N${n},Given,`;
    return `${begin}${'F'.repeat(rowBytes - begin.length - 28)},n@test.example,B,Bench,ZA\n`.padEnd(rowBytes);
  };
  const rows = Array.from({ length: rowsOf(megabytes) }, (_, n) => row(100_000 + n));
  return `memberNumber,firstName,surname,email,divisionCode,division,countryCode\n${rows.join('')}last${','.repeat(100)}\n`;
}

function formOf(file: string): { body: Buffer; type: string } {
  const boundary = 'a-boundary-of-the-drill';
  const begin = `--${boundary}\r\ncontent-disposition: form-data; name="fileData"; filename="roster.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  return {
    body: Buffer.from(`${begin}${file}\r\n--${boundary}--\r\n`),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

const nominations = '/api/nom/exportnominations';

/** A file of many rows out: its beginning comes while the portal still writes it; who breaks it off ends the work on it. */
export async function downloaded(
  { client, portal, token }: { client: Client; portal: PortalLog; token: string },
  expect: Expect,
): Promise<number> {
  const left = await client.openedCall(nominations, token, { format: 'csv' });
  left.once('data', () => left.destroy()).on('error', () => {});
  const line = await portal.endOf(String(left.headers['x-request-id']));
  expect('a file that is broken off ends at the portal too', line.brokenOff === true);
  const answer = await client.openedCall(nominations, token, { format: 'csv' });
  let bytes = 0;
  let cameBeforeItsEnd = false;
  for await (const part of answer) {
    if (bytes === 0) cameBeforeItsEnd = portal.lineOf(String(answer.headers['x-request-id'])) === undefined;
    bytes += (part as Buffer).length;
  }
  expect('the next file flows while it is made', answer.statusCode === 200 && bytes > megabyte && cameBeforeItsEnd);
  return Math.round(bytes / megabyte);
}
