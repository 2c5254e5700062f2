import type { LiveMessage } from '@laurel/contract/live';
import { type Query, QueryClient } from '@tanstack/react-query';
import type { CallName } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { renewalOf } from '#api/renewal.ts';
import { askedAnew } from '#api/stale.ts';
import { placeNow } from '#router/router.ts';
import { paths } from '../paths.ts';

/** What comes within a moment is asked for once. */
const momentMs = 250;
/** What was done here is told by the server within this time, if ever. */
const ownMs = 5_000;
const triesMax = 3;
/** What did not come is asked for again, more slowly each time. */
const pauseMs = 5_000;
const pauseMsMax = 60_000;
/** While somebody writes it is looked so often whether they still do. */
const writtenMs = 2_000;

/** What may change while somebody writes: the points in the header, and what a form says of them. */
const besideForms: readonly CallName[] = ['memberheader', 'getmemberdata', 'rewardquote'];

/**
 * Asks for answers here, beside those that are shown: a failure then leaves what stands on the screen, opens no dialog, and
 * nothing waits or turns while it is on its way.
 */
const aside = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', gcTime: 0 } } });

/** What is to be asked for again, in this tab. Without a page that is seen it gathers, and nothing runs. */
export function renewing({ begin, look }: { begin: () => void; look: () => void }) {
  const stale = new Set<CallName>();
  let isEverything = false;
  let isSeen = true;
  let isAtWork = false;
  /** So often in a row something did not come. */
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const soon = (ms: number) => {
    if (!isSeen || isAtWork || timer !== undefined || !(isEverything || stale.size > 0)) return;
    timer = setTimeout(() => void work(), ms);
  };

  /** What is asked for now: while somebody writes, what is not under their hands. */
  function take(): ReadonlySet<CallName> | 'everything' {
    const isHeld = isWriting();
    if (isEverything && !isHeld) {
      isEverything = false;
      stale.clear();
      return 'everything';
    }
    const taken = new Set([...stale].filter((name) => !isHeld || besideForms.includes(name)));
    for (const name of taken) stale.delete(name);
    return taken;
  }

  async function work(): Promise<void> {
    timer = undefined;
    const names = take();
    if (names !== 'everything' && names.size === 0) return soon(writtenMs);
    isAtWork = true;
    begin();
    const isDone = await renewAll(names);
    isAtWork = false;
    look();
    failed = isDone ? 0 : failed + 1;
    if (isDone) return soon(momentMs);
    if (names === 'everything') isEverything = true;
    else for (const name of names) stale.add(name);
    soon(Math.min(pauseMsMax, pauseMs * 2 ** (failed - 1)));
  }

  return {
    tell({ stale: told = [], own = [] }: LiveMessage): void {
      if (told === 'everything' || (own === 'everything' && !isDoneHere(''))) isEverything = true;
      if (told !== 'everything') for (const name of told) stale.add(name);
      if (own !== 'everything') for (const name of own) if (!isDoneHere(name)) stale.add(name);
      soon(momentMs);
    },
    /** Whether the page is seen. */
    see(is: boolean): void {
      isSeen = is;
      clearTimeout(timer);
      timer = undefined;
      soon(momentMs);
    },
  };
}

/** A list that loses a line takes with it what was open in that line, and what was written there. */
function isWriting(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
}

function isDoneHere(name: CallName | ''): boolean {
  const at = Math.max(askedAnew.get(name) ?? 0, askedAnew.get('') ?? 0);
  return Date.now() - at < ownMs;
}

/** What is shown is asked for now, and the rest when it is next shown. Answers whether all that is shown has come. */
async function renewAll(names: ReadonlySet<CallName> | 'everything'): Promise<boolean> {
  const isMeant = (name: CallName) => names === 'everything' || names.has(name);
  const isAtHome = placeNow().pathname === paths.home;
  // The points in the header are a part of what Home shows; elsewhere they are asked for by themselves.
  const isHomeMeant = names === 'everything' ? isAtHome : isMeant(home) || (isAtHome && isMeant('memberheader'));
  const predicate = ({ queryKey: [name] }: Query) => (name === home ? isHomeMeant : isMeant(name as CallName));
  await queryClient.invalidateQueries({ predicate, refetchType: 'none' });
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate });
  const asked = shown.map(renewed);
  if (isMeant('memberheader') && !isHomeMeant)
    asked.push(Promise.resolve(renewalOf('memberheader')?.()).then(() => {}));
  return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
}

const home = 'getmemberdata';

/** Puts a new answer in the place of the one that is shown. Who has asked for it meanwhile may have an older one: it is asked for once more. */
async function renewed(query: Query): Promise<void> {
  const renew = renewalOf(query.queryKey[0] as CallName);
  if (renew) return void (await renew());
  // What could not be read offers to be read again where it stands.
  if (query.state.data === undefined) return;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { dataUpdateCount } = query.state;
    const answer = await answerOf(query);
    if (query.state.dataUpdateCount !== dataUpdateCount) continue;
    queryClient.setQueryData(query.queryKey, answer);
    return;
  }
}

async function answerOf({ queryKey, options, state }: Query): Promise<unknown> {
  const { initialData: _, ...asked } = options;
  aside.setQueryData(queryKey, state.data);
  try {
    return await aside.fetchQuery({ ...(asked as typeof options), queryKey, retry: false, staleTime: 0 } as never);
  } finally {
    aside.removeQueries({ queryKey, exact: true });
  }
}
