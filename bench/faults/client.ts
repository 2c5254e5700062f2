import { setTimeout as sleep } from 'node:timers/promises';

/** Where the portal answers now: instances in turn, as behind a load balancer. */
export interface Balancer {
  urls: string[];
}

export interface Counted {
  /** Requests that got no answer, and were sent again. */
  lost: number;
  /** Answers 409, 429 and 503 with Retry-After. */
  later: number;
  /** Answers that no client should see. */
  faults: string[];
}

export const counted = (): Counted => ({ lost: 0, later: 0, faults: [] });

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: drills look into answers freely.
  body: any;
}

let turn = 0;

/** Sends a call until it has a final answer, as the browser part does: the same body under the same key. */
export async function insist(
  { urls }: Balancer,
  asked: { path: string; body: unknown; token: string; key?: string },
  counts: Counted,
): Promise<Answer> {
  const until = Date.now() + 120_000;
  for (;;) {
    const url = urls[turn++ % urls.length];
    const answer = await fetch(`${url}${asked.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${asked.token}`,
        'content-type': 'application/json',
        ...(asked.key ? { 'idempotency-key': asked.key } : {}),
      },
      body: JSON.stringify(asked.body),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => undefined);
    if (answer && ![409, 429, 503].includes(answer.status)) {
      if (answer.status >= 500) counts.faults.push(`${asked.path} ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    }
    if (answer) counts.later += 1;
    else counts.lost += 1;
    if (Date.now() > until) throw new Error(`${asked.path} had no final answer for two minutes.`);
    await sleep(100 + Math.random() * 200);
  }
}

/** Signs a person of the demonstration on through its identity provider, and answers the token. */
export async function signOn(url: string, email: string): Promise<string> {
  const jar = new Map<string, string>();
  let address = `${url}/sso/idplogin?login_hint=${email}`;
  for (let hops = 0; hops < 12; hops += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${address} answered ${response.status} on the way to sign on.`);
    address = new URL(next, address).href;
    const code = new URL(address).searchParams.get('code');
    if (!new URL(address).pathname.startsWith('/loginsuccess') || !code) continue;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}/api/member/authsso`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ code }),
    });
    const { token, message } = (await answer.json()) as { token?: string; message?: string };
    if (!token) throw new Error(`${email} could not sign on: ${message}`);
    return token;
  }
  throw new Error(`${email} did not arrive.`);
}
