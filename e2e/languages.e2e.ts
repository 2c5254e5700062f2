import { type Browser, expect, type Page, test } from '@playwright/test';
import { contextIn, goTo } from './desk.ts';
import { expectAccessible, signOn } from './people.ts';

type Said = Record<keyof typeof german, string | RegExp> & { written: string };

interface Journey {
  /** What the browser asks for. */
  locale: string;
  viewport: { width: number; height: number };
  html: { lang: string; dir: string };
  nominator: string;
  nominee: { name: string; email: string };
  manager: string;
  said: Said;
}

const german = {
  nominate: 'Nominieren',
  select: 'Auswählen …',
  search: 'Suchen',
  done: 'Fertig',
  courage: 'Mutige Tat',
  obsession: 'Leidenschaftliche Kundennähe',
  reason: 'Begründung',
  written: 'Danke, dass du dem Kunden so geduldig geholfen hast!',
  submit: 'Absenden',
  submitted: 'Nominierung erfolgreich eingereicht',
  review: 'Nominierung für Anna Schröder prüfen',
  submitRating: 'Bewertung absenden',
  sent: 'Danke. 200 Punkte und eine E-Card sind unterwegs.',
  line: 'Nominiert von Lena Petersen: Leidenschaftliche Kundennähe, Mutige Tat',
  vouchers: 'Gutscheine',
  add: /^In den Warenkorb: Quillbasket-Gutschein 5\s€/,
  added: /^Quillbasket-Gutschein 5\s€ liegt jetzt in deinem Warenkorb\.$/,
  basket: 'Warenkorb',
  checkout: 'Kasse',
  placeOrder: 'Jetzt bestellen',
  placed: /Deine Bestellung ist erfolgreich eingegangen\. Bestellnummer: \d+/,
  orders: 'Meine Bestellungen',
  codes: /^Gutscheincodes ?: Quillbasket-Gutschein/,
};

const arabic = {
  nominate: 'ترشيح',
  select: 'اختيار…',
  search: 'بحث',
  done: 'تم',
  courage: 'موقف شجاع',
  obsession: 'شغف بخدمة العميل',
  reason: 'السبب',
  written: 'شكرًا لأنك ساعدت العميل بصبر كبير!',
  submit: 'إرسال',
  submitted: 'تم إرسال الترشيح بنجاح',
  review: 'مراجعة ترشيح \u2068Riyaad Adams\u2069',
  submitRating: 'إرسال التقييم',
  sent: 'شكرًا. في الطريق 200 نقطة وبطاقة إلكترونية.',
  line: 'ترشيح من \u2068Imraan Reddy\u2069: شغف بخدمة العميل، موقف شجاع',
  vouchers: 'قسائم هدايا',
  add: /^إضافة إلى السلة: .*Quillbasket.* 50 راند/,
  added: /تمت إضافة .*Quillbasket.*\s50\sراند.* إلى سلتك\./,
  basket: 'السلة',
  checkout: 'إتمام الطلب',
  placeOrder: 'تأكيد الطلب',
  placed: /تم تقديم طلبك بنجاح\. رقم الطلب: \W*\d+/,
  orders: 'أحدث الطلبات',
  codes: 'رموز القسائم للمنتج',
};

const journeys: Record<string, Journey> = {
  'in German on a phone': {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    html: { lang: 'de', dir: 'ltr' },
    nominator: 'lena.petersen',
    nominee: { name: 'Anna Schröder', email: 'anna.schroeder' },
    manager: 'joerdis.peters',
    said: german,
  },
  'in Arabic on a desk': {
    locale: 'ar-EG',
    viewport: { width: 1280, height: 800 },
    html: { lang: 'ar', dir: 'rtl' },
    nominator: 'imraan.reddy',
    nominee: { name: 'Riyaad Adams', email: 'riyaad.adams' },
    manager: 'zelda.venter',
    said: arabic,
  },
};

for (const [where, journey] of Object.entries(journeys))
  test(`nominate, review, earn and spend, ${where}`, async ({ browser }) => {
    const { nominee, said } = journey;
    const reason = `${said.written} ${Date.now()}`;
    const come = (email: string, address: string) => pageOf(browser, journey, { email, address });

    await test.step('a colleague is nominated', async () => {
      const page = await come(journey.nominator, '/nominate');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.nominate);
      await page.getByRole('button', { name: said.select }).click();
      const picker = page.getByRole('dialog');
      await picker.getByLabel(said.search, { exact: true }).fill(nominee.name);
      await picker.getByRole('button', { name: nominee.name }).click();
      await picker.getByRole('button', { name: said.done, exact: true }).click();
      await page.getByLabel(said.courage).check();
      await page.getByLabel(said.obsession).check();
      await page.getByRole('textbox', { name: said.reason }).fill(reason);
      await expectAccessible(page);
      await page.getByRole('button', { name: said.submit }).click();
      await expect(page.getByText(said.submitted)).toBeVisible();
      await page.context().close();
    });

    await test.step('the manager reviews it with five stars', async () => {
      const page = await come(journey.manager, '/nominationmanagement');
      await page.getByLabel(said.search, { exact: true }).fill(reason.slice(-13));
      await page.getByRole('button', { name: said.review }).click();
      const review = page.getByRole('dialog');
      await review.getByRole('radio').nth(4).check();
      await expectAccessible(page);
      await review.getByRole('button', { name: said.submitRating }).click();
      await expect(review.getByText(said.sent)).toBeVisible();
      await page.context().close();
    });

    const page = await come(nominee.email, '/statement');
    await test.step('the statement says what the points are for', async () => {
      await expect(page.getByText(said.line).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the card says in which language it was written', async () => {
      await goTo(page, '/myrecognition');
      await page.locator('main button[aria-haspopup=dialog]').first().click();
      const card = page.getByRole('dialog');
      await expect(card.getByRole('blockquote')).toHaveText(reason);
      await expect(card.getByRole('blockquote')).toHaveAttribute('lang', journey.html.lang);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    });

    await test.step('a voucher is bought with them, and its code read', async () => {
      await goTo(page, '/rewards/gift-vouchers', said.vouchers);
      await page.getByRole('button', { name: said.add }).first().click();
      await expect(page.getByText(said.added)).toBeVisible();
      await goTo(page, '/rewards/basket', said.basket);
      await expectAccessible(page);
      await page.getByRole('link', { name: said.checkout }).click();
      await page.getByRole('button', { name: said.placeOrder }).click();
      await expect(page.getByText(said.placed)).toBeVisible();
      await goTo(page, '/orders', said.orders);
      await page.getByRole('button', { name: said.codes }).first().click();
      await expect(page.getByRole('dialog').locator('code')).toHaveText(/^LRL-/);
      await expectAccessible(page);
      await page.context().close();
    });
  });

interface Coming {
  email: string;
  address: string;
}

/** A browser of that language, in which somebody is signed on. */
async function pageOf(browser: Browser, journey: Journey, { email, address }: Coming): Promise<Page> {
  const { locale, viewport, html } = journey;
  const page = await (await contextIn(browser, { locale, viewport, reducedMotion: 'reduce' })).newPage();
  await signOn(page, `${email}@laurel.example`, address);
  await expect(page.locator('html')).toHaveAttribute('lang', html.lang);
  await expect(page.locator('html')).toHaveAttribute('dir', html.dir);
  return page;
}
