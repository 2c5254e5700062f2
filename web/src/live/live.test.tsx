import type { LiveMessage } from '@laurel/contract/live';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { callQuery, queryClient } from '#api/query-client.ts';
import { nowStale } from '#api/stale.ts';
import { setToken } from '#api/token.ts';
import { navigate } from '#router/router.ts';
import { keepHome, useMemberIfAny } from '#session/member.ts';
import { refusedWith } from '../../test/answers.ts';
import { type LiveConnection, liveServer, look } from '../../test/live.ts';
import { type Place, showPart } from '../../test/part.tsx';
import { aHome, thandi } from '../../test/people.ts';
import { type LiveTimes, live } from './live.ts';

const soon: LiveTimes = {
  lead: { askLeast: 20, askMost: 50, againLeast: 10, againMost: 50 },
  presence: { graceMs: 20, idleMs: 600_000 },
};

/** On another page than Home. */
async function shown(part: ReactNode, place: Place) {
  const asked = await showPart(part, place);
  await navigate('/elsewhere');
  return asked;
}

function begin(times: LiveTimes = soon): void {
  const stop = live(times);
  onTestFinished(() => {
    stop();
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

async function first(connections: LiveConnection[], at = 0): Promise<LiveConnection> {
  await expect.poll(() => connections.length).toBeGreaterThan(at);
  return connections[at] as LiveConnection;
}

function Points() {
  return <p>{useMemberIfAny().member?.awardsPointsAvailable} points</p>;
}

/** A list that somebody reads, and a field in which they write. */
function Sessions() {
  const { data, error, isFetching } = useQuery(callQuery('mysessions', {}));
  const [words, setWords] = useState('');
  return (
    <section aria-busy={isFetching}>
      <Points />
      <p>{error ? 'failed' : `${data?.sessions.length ?? 'no'} sessions`}</p>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
    </section>
  );
}

const header = (points: number) => ({ memberData: { ...thandi, awardsPointsAvailable: points } });
const countOf = (asked: readonly { name: string }[], name: string) => asked.filter((one) => one.name === name).length;

test('points that change by themselves are there, asked for once however much happens, and said once', async () => {
  let points = 340;
  const asked = await shown(<Points />, { answers: { memberheader: () => header(points) } });
  const connections = liveServer();
  begin();
  const one = await first(connections);
  expect(one.query).toMatch(/^\?age=\d+$/);
  expect(one.token).toBe('Bearer token of nobody');
  points = 400;
  for (let id = 1; id <= 20; id += 1) one.send({ stale: ['memberheader', 'statement'] }, id);
  await expect.element(page.getByText('400 points')).toBeVisible();
  await expect
    .poll(() => document.querySelector('[role="status"].visually-hidden')?.textContent)
    .toBe('You have 400 Points now.');
  expect(countOf(asked, 'memberheader')).toBe(1);
  expect(countOf(asked, 'statement')).toBe(0);
});

test('at Home all that Home says of the points comes anew with them', async () => {
  const asked = await showPart(<Points />, {
    answers: { getmemberdata: () => aHome({ awardsPointsAvailable: 410 }) },
  });
  await navigate('/');
  const connections = liveServer();
  begin();
  (await first(connections)).send({ stale: ['memberheader'] }, 1);
  await expect.element(page.getByText('410 points')).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['getmemberdata']);
});

test('what somebody reads and writes stays: nothing waits, nothing fails, nothing is lost', async () => {
  let answers = (): never | { sessions: never[]; total: number } => ({ sessions: [], total: 0 });
  const asked = await shown(<Sessions />, { answers: { mysessions: () => answers() as never } });
  await expect.element(page.getByText('0 sessions')).toBeVisible();
  const field = page.getByLabelText('Words');
  await field.fill('Half a sentence');
  field.element().focus();
  const connections = liveServer();
  begin();
  const one = await first(connections);
  const busy = vi.fn();
  const watching = new MutationObserver(() => busy());
  watching.observe(document.querySelector('section') as Element, { attributes: true });
  onTestFinished(() => watching.disconnect());
  answers = () => refusedWith('The database is away.', 503) as never;
  one.send({ stale: ['mysessions'] }, 7);
  await expect.poll(() => countOf(asked, 'mysessions')).toBe(2);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByText('0 sessions')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(busy).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field.element());
  await expect.element(field).toHaveValue('Half a sentence');
});

test('a list waits for who writes or has a dialog open; the points in the header do not', async () => {
  let points = 340;
  const answers = { mysessions: () => ({ sessions: [], total: 0 }), memberheader: () => header(points) };
  const asked = await shown(
    <>
      <Sessions />
      <textarea aria-label="Reason" />
      <dialog open>Open</dialog>
    </>,
    { answers },
  );
  await expect.element(page.getByText('0 sessions')).toBeVisible();
  const reason = page.getByLabelText('Reason').element() as HTMLTextAreaElement;
  const dialog = document.querySelector('main dialog') as HTMLDialogElement;
  reason.value = 'Because she';
  const connections = liveServer();
  begin();
  const one = await first(connections);
  points = 360;
  one.send({ stale: ['mysessions', 'memberheader'] }, 3);
  await expect.element(page.getByText('360 points')).toBeVisible();
  dialog.close();
  points = 370;
  one.send({ stale: ['memberheader'] }, 4);
  await expect.element(page.getByText('370 points')).toBeVisible();
  expect(countOf(asked, 'mysessions')).toBe(1);
  reason.value = '';
  await expect.poll(() => countOf(asked, 'mysessions')).toBe(2);
});

test('what was done here is not asked for again when the server tells of it; on another device it is', async () => {
  const asked = await shown(<Points />, {
    answers: { memberheader: () => header(400), mysessions: () => ({ sessions: [], total: 0 }) },
  });
  const connections = liveServer();
  begin();
  const one = await first(connections);
  await nowStale('memberupdate', 'done');
  await nowStale('newnom', 'done');
  expect(countOf(asked, 'memberheader')).toBe(1);
  one.send({ own: ['memberheader', 'nomlist'] }, 3);
  one.send({ stale: ['mysessions'] }, 4);
  const isStale = () => queryClient.getQueryState(['mysessions', {}])?.isInvalidated;
  queryClient.setQueryData(['mysessions', {}], { sessions: [], total: 0 });
  await expect.poll(isStale).toBe(true);
  expect(countOf(asked, 'memberheader')).toBe(1);
});

test('a page that nobody looks at has no connection and asks for nothing; seen again it goes on from where it was', async () => {
  let points = 340;
  const asked = await shown(<Points />, { answers: { memberheader: () => header(points) } });
  const connections = liveServer();
  begin();
  const one = await first(connections);
  one.beat(41);
  one.send({ stale: ['mysessions'] }, 42);
  look(false);
  await expect.poll(() => one.isOpen).toBe(false);
  points = 500;
  one.send({ stale: ['memberheader'] }, 43);
  expect(connections).toHaveLength(1);
  expect(countOf(asked, 'memberheader')).toBe(0);
  look(true);
  const again = await first(connections, 1);
  expect(again.query).toBe('?after=42');
  again.send({ stale: ['memberheader'] }, 44);
  await expect.element(page.getByText('500 points')).toBeVisible();
});

test('where nothing gets through it asks again by itself, and goes on trying', async () => {
  let points = 340;
  await shown(<Points />, { answers: { memberheader: () => header(points) } });
  const silent = liveServer();
  begin({ ...soon, lead: { askLeast: 20, askMost: 50, againLeast: 10, againMost: 50, silence: 30 } });
  await first(silent);
  points = 600;
  await expect.element(page.getByText('600 points')).toBeVisible();
  const later = await first(silent, 2);
  later.beat(7);
  points = 700;
  later.send({ stale: ['memberheader'] }, 8);
  await expect.element(page.getByText('700 points')).toBeVisible();
});

test('a server that says when to come again is listened to, one that is away is asked for anew, one that says no is left', async () => {
  await shown(<Points />, { answers: { memberheader: () => header(340) } });
  const told = [503, 429, 502];
  let mayCome = true;
  const connections = liveServer(() => {
    if (!mayCome) return new Response('', { status: 401 });
    const status = told.shift();
    return status === undefined ? undefined : new Response('', { status });
  });
  begin();
  const one = await first(connections);
  one.beat(5);
  await expect.poll(() => one.isOpen).toBe(true);
  one.end(1);
  const two = await first(connections, 1);
  expect(two.query).toBe('?after=5');
  mayCome = false;
  const tries = () =>
    vi.mocked(window.fetch).mock.calls.filter(([target]) => String(target).startsWith('/api/live')).length;
  const before = tries();
  two.end(1);
  await expect.poll(tries).toBe(before + 1);
  // Whoever comes back asks anew; had it gone on by itself, it would be more.
  look(false);
  await new Promise(requestAnimationFrame);
  look(true);
  await expect.poll(tries).toBeLessThanOrEqual(before + 2);
  expect(connections).toHaveLength(2);
});

test('who signs off listens no longer', async () => {
  await shown(<Points />, { answers: { memberheader: () => header(340) } });
  const connections = liveServer();
  begin();
  const one = await first(connections);
  setToken(null);
  await expect.poll(() => one.isOpen).toBe(false);
  expect(connections).toHaveLength(1);
});

test('who looks as somebody else hears nothing', async () => {
  const viewing = { role: null, until: '2026-11-20T11:00:00Z' };
  await shown(<Points />, { member: { viewing } });
  const connections = liveServer();
  begin();
  // As oneself again one is told; had one been told before, it would be twice.
  keepHome(aHome());
  await first(connections);
  expect(connections).toHaveLength(1);
});

test('what everybody asks for again is asked for when one leaves, at the latest', async () => {
  await shown(<Points />, { answers: { memberheader: () => header(800) } });
  const connections = liveServer();
  begin();
  const one = await first(connections);
  one.send({ spread: ['memberheader'] } satisfies LiveMessage, 9);
  one.send({ stale: ['mysessions'] }, 10);
  queryClient.setQueryData(['mysessions', {}], { sessions: [], total: 0 });
  await expect.poll(() => queryClient.getQueryState(['mysessions', {}])?.isInvalidated).toBe(true);
  look(false);
  await expect.poll(() => one.isOpen).toBe(false);
  look(true);
  await expect.element(page.getByText('800 points')).toBeVisible();
});
