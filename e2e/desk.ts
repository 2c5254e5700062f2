import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { signOn } from './people.ts';

interface Coming extends BrowserContextOptions {
  /** Where sign-on leads to. */
  address?: string;
}

/** A person in a browser of their own that has never been here, signed on. */
export async function pageIn(
  browser: Browser,
  email: string,
  { address = '/', ...options }: Coming = {},
): Promise<Page> {
  const page = await (await contextIn(browser, options)).newPage();
  await signOn(page, email, address);
  return page;
}

/** A browser that prints to nowhere. */
export async function contextIn(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    // As the browser's own printing, which says when it begins.
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed = 'true';
    };
    // Nobody looks at what shines through, and without a graphics card each frame of it costs much.
    const plain = new CSSStyleSheet();
    plain.replaceSync('* { backdrop-filter: none !important; }');
    document.adoptedStyleSheets.push(plain);
  });
  return context;
}

/** Goes to another screen by a link of the portal: only what that screen asks for is loaded. */
export async function goTo(page: Page, address: string, heading: string | RegExp = /./): Promise<void> {
  const link = page.locator('nav a[href]').first();
  await link.evaluate((anchor: HTMLAnchorElement, to) => {
    const usual = anchor.getAttribute('href') ?? '';
    anchor.setAttribute('href', to);
    anchor.click();
    anchor.setAttribute('href', usual);
  }, address);
  // The address changes when the screen's code has come.
  await page.waitForURL((url) => url.pathname + url.search === address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

// biome-ignore lint/suspicious/noExplicitAny: a journey reads the few fields that it needs.
type Answer = any;

/** What somebody else did before: a call as the portal itself makes it. */
export async function send(page: Page, path: string, body: object): Promise<Answer> {
  const token = await page.evaluate(() => sessionStorage.getItem('laurel.token'));
  return called(page.request, { path, body, token });
}

const callers = new Map<string, { requests: APIRequestContext; token: string }>();

/** What somebody did before who is not seen: the same without a browser. */
export async function sendAs(email: string, path: string, body: object): Promise<Answer> {
  const caller = callers.get(email) ?? (await callerOf(email));
  callers.set(email, caller);
  return called(caller.requests, { path, body, token: caller.token });
}

async function callerOf(email: string): Promise<{ requests: APIRequestContext; token: string }> {
  const requests = await request.newContext();
  const arrived = await requests.get('/sso/idplogin', { params: { login_hint: email } });
  const code = new URL(arrived.url()).searchParams.get('code');
  const { token } = await called(requests, { path: '/api/member/authsso', body: { code }, token: null });
  return { requests, token };
}

async function called(
  requests: APIRequestContext,
  { path, body, token }: { path: string; body: object; token: string | null },
): Promise<Answer> {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await requests.post(path, { data: body, headers });
  const answer = await response.json();
  expect([response.status(), answer.message ?? '']).toEqual([200, answer.message ?? '']);
  return answer;
}

export interface Saved {
  name: string;
  bytes: Buffer;
}

/** The file that the deed puts into the downloads. */
export async function saved(page: Page, deed: () => Promise<unknown>): Promise<Saved> {
  const saving = page.waitForEvent('download');
  await deed();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The cells of a CSV file of ours: every cell stands in quotes, no cell holds a line break. */
export function cellsOf({ bytes }: Saved): string[][] {
  const text = bytes.toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const lines = text.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('";"')
      .map((cell) => cell.replaceAll('""', '"')),
  );
}

/** The parts of an Excel file, by their names. Its directory says where they are: a part that was streamed tells its size behind itself. */
export function partsOf({ bytes }: Saved): Record<string, string> {
  const parts: Record<string, string> = {};
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  let at = bytes.readUInt32LE(end + 16);
  while (at < end) {
    const [size, nameSize] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const head = bytes.readUInt32LE(at + 42);
    const begin = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const part = bytes.subarray(begin, begin + size);
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    parts[bytes.toString('utf8', at + 46, at + 46 + nameSize)] = (isPacked ? inflateRawSync(part) : part).toString();
    at += 46 + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** On paper stand the table and nothing else, until the print dialog closes. */
export async function expectPrinted(page: Page, title: string, words: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  await expect(page.getByRole('row').filter({ hasText: words }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
}

/** 'd MMM yyyy HH:mm', as reports and files tell an instant. */
export const dateTimeForm = /^\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d$/;

/** 'November 2026', so many months ago. */
export function monthAgo(months: number): string {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at);
}

export interface Person {
  memberId: string;
  firstname: string;
  surname: string;
  division: string;
}

/** Members of the directory, as the picker asks for them. */
export async function membersOf(page: Page, asked: object): Promise<Person[]> {
  return (await send(page, '/api/site/getmemberlist', asked)).memberList;
}

/** Chooses somebody in the picker of people. */
export async function chooseMember(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const picker = page.getByRole('dialog');
  await picker.getByLabel('Search').fill(name);
  await picker.getByRole('button', { name: new RegExp(`${name}.*, add$`) }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
}
