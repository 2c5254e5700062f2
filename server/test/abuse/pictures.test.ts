import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { withoutEffect } from '../effects.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ada: MadeMember;
let limited: TestApp;

beforeAll(async () => {
  portal = await testApp();
  limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
  ada = await portal.make.member({ is_admin_reports: true });
  const setup = { startDate: '2026-11-01', endDate: '2026-11-30', title: 'C', isEnabled: true };
  const words = { description: '', textboxTitle: '', textboxDescription: '' };
  await portal.post('/api/competition/admincompetitionupdate', { ...setup, ...words }, { as: ada.id });
});
afterAll(async () => {
  await portal.close();
  await limited.close();
});

const uploads = { '/api/member/profilepicupload': 'fileProfilePic', '/api/competition/adminbannerupload': 'filePic' };
const boundary = 'laurel-test-boundary';

interface Part {
  name: string;
  bytes: Buffer;
  fileName?: string | null;
  type?: string;
}

function multipart(parts: Part[]): Buffer {
  const sections = parts.map(({ name, bytes, fileName = 'me.png', type = 'image/png' }) => {
    const file = fileName === null ? '' : `; filename="${fileName}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
  });
  return Buffer.concat([...sections, Buffer.from(`--${boundary}--\r\n`)]);
}

async function send(url: string, payload: Buffer, on = portal, as = ada) {
  const response = await on.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${await on.tokenOf(as.id)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const plain = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#14532d' } });

/** A PNG that says it is 16,000 × 16,000 and unpacks to 96 MB from a few kilobytes. */
function packedPng(side = 16_000): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

async function frames(format: 'gif' | 'webp', count: number): Promise<Buffer> {
  const pixels = Buffer.alloc(8 * 8 * count * 3).map((_, i) => i % 251);
  const animated = await sharp(pixels, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } })
    [format]()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(count);
  return animated;
}

const bombs: Record<string, () => Promise<Buffer> | Buffer> = {
  'a PNG of 16,000 × 16,000 in a few kilobytes': () => packedPng(),
  'a GIF of 1,000 frames': () => frames('gif', 1000),
  'a WebP of 100 frames': () => frames('webp', 100),
  'an SVG with a script': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  'an SVG that reads a file': () =>
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  'an XML that multiplies itself': () =>
    Buffer.from(`<!DOCTYPE l [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><svg>&b;</svg>`),
  'HTML with the name of a picture': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'),
  'a TIFF': () => plain().tiff().toBuffer(),
  'an AVIF': () => plain(64, 64).avif().toBuffer(),
  'the beginning of a PNG': () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'random bytes': () => Buffer.alloc(5000, 'laurel'),
  nothing: () => Buffer.alloc(0),
};

/** How much of what is refused was decoded before. */
async function decodedOfRefused(bytes: Buffer): Promise<number> {
  const decoding = vi.fn();
  sharp.queue.on('change', decoding);
  for (const [url, name] of Object.entries(uploads)) {
    const answer = await withoutEffect(portal.db, () => send(url, multipart([{ name, bytes, fileName: 'me.jpg' }])));
    expect([url, answer.status, Object.keys(answer.body.formErrors)]).toEqual([url, 400, [name]]);
  }
  sharp.queue.off('change', decoding);
  return decoding.mock.calls.length;
}

test.each(Object.entries(bombs))('A17: %s is refused before a pixel is decoded', async (_name, make) => {
  expect(await decodedOfRefused(await make())).toBe(0);
});

test('A17: a picture that stops half-way is refused when it is decoded', async () => {
  const whole = await plain(900, 900).jpeg().toBuffer();
  expect(await decodedOfRefused(whole.subarray(0, 1500))).toBeGreaterThan(0);
});

test('A17: multipart of the wrong shape or size is refused', async () => {
  const bytes = await plain().png().toBuffer();
  for (const [url, name] of Object.entries(uploads)) {
    const shapes: Record<string, [Part[] | Buffer, number]> = {
      'two pictures': [
        [
          { name, bytes },
          { name, bytes },
        ],
        400,
      ],
      'another field': [[{ name: 'other', bytes }], 400],
      'a text in the field': [[{ name, bytes: Buffer.from('x'), fileName: null }], 400],
      'a further text': [
        [
          { name: 'isAdmin', bytes: Buffer.from('1'), fileName: null },
          { name, bytes },
        ],
        400,
      ],
      'a hundred parts': [Array.from({ length: 100 }, (_, i) => ({ name: `p${i}`, bytes })), 400],
      'the name of a prototype': [[{ name: '__proto__', bytes }], 400],
      'more than 5 MB': [[{ name, bytes: Buffer.alloc(5 * 2 ** 20 + 1, 1) }], 413],
      'much more than 5 MB': [[{ name, bytes: Buffer.alloc(12 * 2 ** 20, 1) }], 413],
      'no end': [multipart([{ name, bytes }]).subarray(0, 200), 400],
      'no part': [Buffer.from(`--${boundary}--\r\n`), 400],
      'no multipart at all': [Buffer.from('x'), 400],
      empty: [Buffer.alloc(0), 400],
    };
    for (const [shape, [parts, status]] of Object.entries(shapes)) {
      const payload = Buffer.isBuffer(parts) ? parts : multipart(parts);
      const answer = await withoutEffect(portal.db, () => send(url, payload));
      expect([url, shape, answer.status]).toEqual([url, shape, status]);
    }
  }
});

test('A17: where a picture was taken and what was hidden behind it is not kept', async () => {
  const taken = await plain()
    .withExif({ IFD0: { Artist: 'Nobody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const bytes = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  for (const [url, name] of Object.entries(uploads)) {
    const { status, body } = await send(url, multipart([{ name, bytes, fileName: '../../evil.php\u0000.jpg' }]));
    expect([url, status]).toEqual([url, 200]);
    const stored = await portal.db
      .selectFrom('pictures')
      .select(['bytes', 'mime_type'])
      .where('id', '=', body.picId ?? body.banner)
      .executeTakeFirstOrThrow();
    const { exif, xmp, icc, format } = await sharp(stored.bytes).metadata();
    expect([exif, xmp, icc, format, stored.mime_type]).toEqual([undefined, undefined, undefined, 'webp', 'image/webp']);
    expect(stored.bytes.includes('script') || stored.bytes.includes('evil')).toBe(false);
  }
});

test('A16: another site can neither embed a picture nor read one', async () => {
  const { body } = await send(
    '/api/member/profilepicupload',
    multipart([{ name: 'fileProfilePic', bytes: await plain().png().toBuffer() }]),
  );
  for (const url of [
    `/profilepic/${body.picId}`,
    `/profilepictemp/${body.picId}/1`,
    '/api/competition/competitionbanner',
  ]) {
    const { statusCode, headers } = await portal.app.inject({ url, headers: { origin: 'https://evil.example' } });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('A19: the eleventh upload within an hour is asked to wait, and stores nothing', async () => {
  const bob = await limited.make.member();
  const payload = multipart([{ name: 'fileProfilePic', bytes: await plain(20, 20).png().toBuffer() }]);
  const upload = () => send('/api/member/profilepicupload', payload, limited, bob);
  for (let i = 0; i < 10; i += 1) expect((await upload()).status).toBe(200);
  const pictures = async () => (await limited.db.selectFrom('pictures').select('id').execute()).length;
  const before = await pictures();
  for (let i = 0; i < 5; i += 1) expect((await upload()).status).toBe(429);
  expect(before).toBe(1);
  expect(await pictures()).toBe(before);
});

test('A19: an upload that is broken off leaves nothing, neither a row nor a file', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as { port: number };
  const token = await portal.tokenOf(ada.id);
  const files = () => readdirSync(tmpdir()).filter((name) => /multipart|upload|fastify/i.test(name));
  const before = files();
  const whole = multipart([{ name: 'fileProfilePic', bytes: Buffer.alloc(2 ** 20, 7) }]);
  const aborted = Promise.withResolvers<void>();
  portal.app.server.on('request', (request) => request.on('close', () => request.complete || aborted.resolve()));
  await withoutEffect(portal.db, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/member/profilepicupload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${whole.length}\r\n\r\n`,
    );
    socket.write(whole.subarray(0, 2 ** 19), () => socket.destroy());
    await aborted.promise;
    expect((await portal.post('/api/member/getmemberdata', {}, { as: ada.id })).status).toBe(200);
  });
  expect(files()).toEqual(before);
});
