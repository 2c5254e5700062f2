import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  ann = await portal.make.member({ points: 100 });
});
afterAll(() => portal.close());

const path = '/datauploadapi/productpicture';
const send = (file: Buffer, fileName: string, as = ada) =>
  upload(portal, file, { as: as.id, fileName, path, field: 'filePic' });

const photo = (width: number, height: number, background = '#14663f') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const get = (url: string) => portal.app.inject({ method: 'GET', url });

async function shownPicture(productId: string): Promise<string> {
  await portal.post('/api/shop/addtobasket', { productId }, { as: ann.id });
  const { body } = await portal.post('/api/shop/getbasket', { alloc: 'ZA' }, { as: ann.id });
  return body.basket.find((line: { productId: string }) => line.productId === productId).imageFile;
}

test('an uploaded picture takes the place of the drawing in every product that names it, in three widths of WebP', async () => {
  const productId = await makeShop(portal).product({ imageFile: 'Mug' });
  expect(await shownPicture(productId)).toBe('/catalogue/Mug.svg');
  const { status, body } = await send(await photo(2000, 1500), 'mug.jpg');
  expect(status).toBe(200);
  expect(body).toEqual({ imageFile: expect.stringMatching(/^\/productpic\/[0-9a-f]{32}\/640$/), products: 1 });
  expect(await shownPicture(productId)).toBe(body.imageFile);
  for (const width of [320, 640, 1280]) {
    const answer = await get(body.imageFile.replace(/640$/, String(width)));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('a new picture has a new address, and the former one is gone; the change stands in the audit', async () => {
  const first = (await send(await photo(400, 300), 'lamp.png')).body.imageFile;
  const second = (await send(await photo(400, 300, '#ffffff'), 'lamp.png')).body.imageFile;
  expect(second).not.toBe(first);
  expect((await get(first)).statusCode).toBe(404);
  expect((await get(second)).statusCode).toBe(200);
  const acts = (await portal.acts()).filter(({ subject }) => subject === 'productPicture:lamp');
  expect(acts.map(({ actor_id, act }) => [actor_id, act])).toEqual(Array(2).fill([ada.id, 'product.picture.changed']));
});

test('ten uploads of one name at once leave one picture whole', async () => {
  const file = await photo(64, 48);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(file, 'tent.jpg')));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const rows = await portal.db.selectFrom('product_pictures').select('picture_id').where('name', '=', 'tent').execute();
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ picture_id }) => picture_id)).size).toBe(1);
});

test('what is no picture, has a name that no catalogue can use, or comes from a member is refused', async () => {
  const file = await photo(64, 48);
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'mug.svg')).body.formErrors).toEqual({
    filePic: 'Please choose a JPEG, PNG or WebP picture.',
  });
  expect((await send(file, 'über uns.jpg')).body.formErrors.filePic).toContain('imageFile');
  expect((await send(file, 'mug.jpg', ann)).status).toBe(403);
  expect((await get(`/productpic/${'0'.repeat(32)}/640`)).statusCode).toBe(404);
  expect((await get(`/productpic/${'0'.repeat(32)}/641`)).statusCode).toBe(404);
});
