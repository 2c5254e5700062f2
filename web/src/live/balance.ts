import type { Home } from '@laurel/contract/calls/members/home';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { queryClient } from '#api/query-client.ts';
import { lateWords } from '#lib/late-words.ts';
import * as common from '#lib/texts.ts';
import { homeQuery } from '#session/member.ts';
import * as texts from './texts.ts';

/** Tells who listens to the page, once and politely, that the points in the header are others by themselves. Who sees them sees it. */
export function sayBalance() {
  const place = document.createElement('div');
  place.className = 'visually-hidden';
  place.setAttribute('role', 'status');
  document.body.append(place);
  let known = memberNow();
  let isRenewing = false;

  async function look(): Promise<void> {
    const before = known;
    const member = memberNow();
    known = member;
    if (!member || before?.memberId !== member.memberId || before.points === member.points) return;
    await lateWords();
    const { points, pointsName } = member;
    place.textContent = say(texts.balance, {
      points,
      pointsName: pointsNamed(points, pointsName || say(common.pointsWithin)),
    });
  }

  // What is otherwise by one’s own hand is said where it was done.
  const leave = queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === homeQuery.queryKey[0] && !isRenewing) known = memberNow();
  });
  return {
    begin: () => {
      isRenewing = true;
    },
    look: () => {
      isRenewing = false;
      void look().catch(() => {});
    },
    stop: () => {
      leave();
      place.remove();
    },
  };
}

function memberNow() {
  const member = queryClient.getQueryData<Home>(homeQuery.queryKey)?.memberData;
  return member && { memberId: member.memberId, points: member.awardsPointsAvailable, pointsName: member.pointsName };
}
