import { expect, type Page } from '@playwright/test';
import { goTo, pageIn } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

/** Members with points whom no other journey touches. */
const buyers = { dineo: 'dineo.chauke@laurel.example', kagiso: 'kagiso.moloi@laurel.example' };

const columns = 'productCode,alloc,name,cat1,cat2,cat3,price,imageFile,kind,stock,isActive';

/** A catalogue of three things of its own, which is taken off the shelf at the end. */
function catalogue(mark: string) {
  const names = [`Kite ${mark}`, `Lamp ${mark}`, `Mat ${mark}`] as const;
  const rows = (prices: readonly number[], active: readonly boolean[]) =>
    names.map(
      (name, i) =>
        `E2E-${mark}-${i},ZA,${name},Trials ${mark},Trials,Trials,${prices[i]},e2e-${mark},goods,50,${active[i]}`,
    );
  const upload = async (admin: Page, prices: readonly number[], active: readonly boolean[]) => {
    const token = await admin.evaluate(() => sessionStorage.getItem('laurel.token'));
    const text = [columns, ...rows(prices, active)].join('\n');
    const response = await admin.request.post('/datauploadapi/dataupload?confirm=prices', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { fileData: { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) } },
    });
    expect([response.status(), (await response.json()).errors]).toEqual([200, []]);
  };
  return { names, upload, address: `/rewards/trials-${mark}` };
}

const newMark = () => Date.now().toString(36);

/** A picture of one colour, drawn by the browser. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    brush.fillStyle = '#14532d';
    brush.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

test('a picture uploaded under the name that the catalogue gives shows in the shop, in a fitting width', async ({
  pageOf,
}) => {
  const mark = newMark();
  const { names, upload, address } = catalogue(mark);
  const priya = await pageOf(people.priya);
  await upload(priya, [10, 10, 10], [true, true, false]);
  await goTo(priya, '/admindataupload', 'Data Upload');
  const picture = await drawnPicture(priya);
  const drop = priya.getByLabel(/^Drop pictures here/);
  await drop.setInputFiles([
    { name: `E2E-${mark}.png`, mimeType: 'image/png', buffer: picture },
    { name: 'not a name.png', mimeType: 'image/png', buffer: picture },
    { name: 'drawing.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
  ]);
  const sent = (name: string) => priya.getByRole('listitem').filter({ hasText: name });
  await expect(sent(`E2E-${mark}.png`)).toContainText('Shown with 2 products.');
  await expect(sent(`E2E-${mark}.png`).locator('img')).toHaveJSProperty('complete', true);
  await expect(sent('not a name.png')).toContainText('Please name the file as the catalogue');
  await expect(sent('drawing.gif')).toContainText('Please choose a JPEG, PNG or WebP picture');
  await expectAccessible(priya);

  const buyer = await pageOf(people.thandi, address);
  const shown = cardOf(buyer, names[0]).locator('img');
  const drawn = () =>
    shown.evaluate((img: HTMLImageElement) => ({
      path: new URL(img.currentSrc || 'x:/').pathname,
      wide: img.clientWidth,
    }));
  await expect.poll(async () => (await drawn()).path).toMatch(/^\/productpic\/[0-9a-f]{32}\/\d+$/);
  const { path, wide } = await drawn();
  const width = Number(path.split('/').at(-1));
  expect(width).toBeGreaterThanOrEqual(wide);
  expect(width).toBeLessThanOrEqual(wide * 4);
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectStateAccessible(buyer);
  await upload(priya, [10, 10, 10], [false, false, false]);
});

test('the basket says what became of each thing since, all of it at once, and charges the prices of today', {
  tag: '@sweep',
}, async ({ browser, pageOf }) => {
  const mark = newMark();
  const { names, upload, address } = catalogue(mark);
  const priya = await pageOf(people.priya);
  await upload(priya, [10, 20, 30], [true, true, true]);
  const buyer = await pageOf(buyers.dineo, address);
  for (const name of names) {
    await buyer.getByRole('button', { name: `Add to basket: ${name}` }).click();
    await expect(buyer.getByText(`${name} has been added to your basket.`)).toBeVisible();
  }
  await upload(priya, [11.5, 15, 30], [true, true, false]);

  await buyer.goto('/rewards/basket');
  const line = (name: string) =>
    buyer.getByRole('list', { name: 'Basket' }).getByRole('listitem').filter({ hasText: name });
  await expect(buyer.getByRole('alert')).toHaveText(
    'Since you filled your basket: 1 product removed, 1 price changed, 1 price reduced. You pay today’s prices.',
  );
  await expect(line(names[0])).toContainText('Price changed. It was R 10,00 when you added it.');
  await expect(line(names[1])).toContainText('Price reduced. It was R 20,00 when you added it.');
  await expect(line(names[2])).toContainText('Product removed.');
  await expect(line(names[2]).getByRole('group')).toHaveCount(0);
  await expect(line(names[0]).getByRole('button', { name: 'Decrease' })).toBeDisabled();
  await line(names[0]).getByRole('button', { name: 'Increase' }).click();
  await expect(line(names[0])).toContainText('R 23,00');
  await expect(line(names[0]).getByRole('button', { name: 'Decrease' })).toBeEnabled();
  await expect(buyer.getByText('3 things', { exact: true }).locator('..')).toContainText('R 38,00');
  await expectAccessible(buyer);

  const elsewhere = await pageIn(browser, buyers.dineo, { address: '/rewards/basket' });
  await expect(elsewhere.getByRole('list', { name: 'Basket' }).getByRole('listitem')).toHaveCount(3);
  for (const name of names) {
    await elsewhere.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(elsewhere.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
  }
  await expect(elsewhere.getByText('Your basket is empty')).toBeVisible();
  await elsewhere.context().close();
  await upload(priya, [11.5, 15, 30], [false, false, false]);
});

test('what costs more than one has says how much is missing, and what has no basket how to get it', async ({
  pageOf,
}) => {
  const buyer = await pageOf(people.thandi, '/rewards/experiences');
  const points = Number(
    (
      await buyer
        .getByRole('banner')
        .getByText(/Laurels/)
        .locator('..')
        .textContent()
    )
      ?.match(/\d[\d\s]*/)?.[0]
      .replace(/\s/g, ''),
  );
  const missing = new Intl.NumberFormat('en-ZA').format(2800 - points);
  await expect(cardOf(buyer, 'Balloon flight at sunrise')).toContainText(`You need ${missing} more Laurels`);
  const trip = cardOf(buyer, 'Weekend in the Drakensberg');
  await expect(trip).toContainText('Ask HR to book it for you');
  await expect(trip.getByRole('button')).toHaveCount(0);
  const adverts = buyer.getByRole('complementary', { name: 'Have a look' });
  await expect(adverts.getByRole('link')).not.toHaveCount(0);
  let asked = 0;
  buyer.on('request', (request) => {
    if (request.url().endsWith('/advertdata')) asked += 1;
  });
  await buyer.reload();
  await expect(adverts.getByRole('link')).not.toHaveCount(0);
  expect(asked).toBe(0);
  await expectStateAccessible(buyer);
});

test('the codes of a voucher are read, copied and printed by who bought it', { tag: '@sweep' }, async ({ pageOf }) => {
  const buyer = await pageOf(buyers.kagiso, '/rewards/gift-vouchers');
  await buyer.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await buyer.getByRole('button', { name: 'Add to basket: Quillbasket gift voucher R 50' }).click();
  await expect(buyer.getByText('Quillbasket gift voucher R 50 has been added to your basket.')).toBeVisible();
  await goTo(buyer, '/rewards/basket?step=checkout');
  await buyer.getByRole('button', { name: 'Place Order' }).click();
  await expect(buyer.getByText(/^Your order has been placed successfully\. Order No:\d+$/).first()).toBeVisible();
  await buyer.getByRole('main').getByRole('link', { name: 'Recent Orders' }).click();
  const link = buyer.getByRole('button', { name: 'Voucher codes of Quillbasket gift voucher R 50' }).first();
  await link.click();
  const dialog = buyer.getByRole('dialog', { name: 'Voucher codes' });
  const code = (await dialog.locator('code').first().textContent()) ?? '';
  expect(code).not.toBe('');
  await expectAccessible(buyer);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => buyer.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(buyer.locator('html[data-printed]')).toBeAttached();
  await buyer.emulateMedia({ media: 'print' });
  await expect(dialog.locator('code').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeHidden();
  await buyer.emulateMedia({ media: null });
  await buyer.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await buyer.goBack();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Rewards');
  await expect(buyer.getByText(/Your order has been placed/)).toHaveCount(0);
});
