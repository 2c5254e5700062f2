import type { Answer, TestApp } from './app.ts';

export type TestBrowser = ReturnType<typeof openBrowser>;

/** As much of a browser as sign-on needs: it keeps cookies and stays with the portal. `always` are headers of all it asks. */
export function openBrowser(portal: TestApp, always: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const host = new URL(portal.config.publicUrl).host;

  async function send(method: 'GET' | 'POST', url: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await portal.app.inject({
      method,
      url,
      headers: {
        ...always,
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const set of response.cookies) {
      if (set.maxAge === 0 || set.value === '') cookies.delete(set.name);
      else cookies.set(set.name, set.value);
    }
    return response;
  }

  async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await send('POST', url, body, headers);
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  return { cookies, get: (url: string) => send('GET', url), post };
}

/** Follows the redirects of a sign-on up to the portal's return screen, and answers the one-time code of its address. */
export async function followSignOn(browser: TestBrowser, from: string): Promise<string> {
  let url = from;
  for (let hops = 0; hops < 12; hops += 1) {
    const response = await browser.get(url);
    const { location } = response.headers;
    if (!location) throw new Error(`No redirect from ${url}: ${response.statusCode} ${response.body.slice(0, 300)}`);
    const next = new URL(location, 'http://localhost');
    if (next.pathname === '/loginsuccess') return next.searchParams.get('code') ?? '';
    url = next.pathname + next.search;
  }
  throw new Error('The sign-on goes round in circles.');
}
