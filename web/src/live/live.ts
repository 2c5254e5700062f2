import type { Home } from '@laurel/contract/calls/members/home';
import { type LiveMessage, liveAgeMsMax, liveSpreadMs } from '@laurel/contract/live';
import { queryClient } from '#api/query-client.ts';
import { tokenStore } from '#api/token.ts';
import { homeQuery } from '#session/member.ts';
import { sayBalance } from './balance.ts';
import { holdAlone } from './hold.ts';
import { type LeadTimes, lead } from './lead.ts';
import { watchPresence } from './presence.ts';
import { renewing } from './renew.ts';

export interface LiveTimes {
  lead?: LeadTimes;
  presence?: Parameters<typeof watchPresence>[1];
}

/** What one tab tells the others of the same member. */
interface Told {
  message: LiveMessage;
  after: number | undefined;
}

/**
 * What happens appears by itself: one tab of the browser hears of it for all, and each asks anew for what it shows. While nobody is
 * here nothing runs; whoever comes back hears what they have missed. Answers how to stop.
 */
export function live(times: LiveTimes = {}): () => void {
  const speaking = sayBalance();
  const renewal = renewing(speaking);
  const came = performance.timeOrigin;
  let after: number | undefined;
  let isHere = false;
  let listening: { who: string; leave: () => void } | undefined;

  function hear({ message, after: told }: Told): void {
    if (told !== undefined && told > (after ?? -1)) after = told;
    if (Object.keys(message).length === 0) return;
    if (message.spread) later(message.spread);
    renewal.tell(message);
  }

  /** What everybody asks for again is asked for by each at a moment of their own; who leaves meanwhile asks when they come back. */
  function later(spread: NonNullable<LiveMessage['spread']>): void {
    const ask = () => {
      clearTimeout(timer);
      waiting.delete(ask);
      renewal.tell({ stale: spread });
    };
    const timer = setTimeout(ask, Math.random() * liveSpreadMs);
    waiting.add(ask);
  }
  const waiting = new Set<() => void>();

  function listen(memberId: string, token: string): () => void {
    const leaving = new AbortController();
    const { signal } = leaving;
    const channel = new BroadcastChannel(`laurel.live.${memberId}`);
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
    const tell = (message: LiveMessage, told: number | undefined) => {
      const one = { message, after: told };
      channel.postMessage(one);
      hear(one);
    };
    // A page that was opened long before anybody looked at it.
    if (after === undefined && Date.now() - came > liveAgeMsMax) renewal.tell({ stale: 'everything' });
    const place = () => ({ after, age: Date.now() - came });
    const leading = { token, place, onTold: tell, ...(times.lead && { times: times.lead }) };
    void holdAlone(`laurel.live.${memberId}`, signal, (term) => lead({ ...leading, signal: term }));
    return () => {
      leaving.abort();
      channel.close();
    };
  }

  /** Another member, another session, or nobody: what was heard before counts no more. */
  function look(): void {
    const token = tokenStore.get();
    const member = queryClient.getQueryData<Home>(homeQuery.queryKey)?.memberData;
    // Who looks as somebody else sees what is there, and hears nothing.
    const mayHear = isHere && token !== null && member && !member.viewing && member.siteTemplate !== '';
    const who = mayHear ? `${member.memberId} ${token}` : '';
    if (who === (listening?.who ?? '')) return;
    listening?.leave();
    listening = undefined;
    if (mayHear) listening = { who, leave: listen(member.memberId, token) };
  }

  const stopWatching = [
    watchPresence((is) => {
      isHere = is;
      if (!is) for (const ask of waiting) ask();
      renewal.see(is);
      look();
    }, times.presence),
    tokenStore.subscribe(look),
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === homeQuery.queryKey[0]) look();
    }),
  ];
  return () => {
    for (const stop of stopWatching) stop();
    renewal.see(false);
    speaking.stop();
  };
}
