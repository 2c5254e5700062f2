import '#api/late-rows.ts';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { foundAtOnce, foundMax, searchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { Face } from '#people/Face.tsx';
import { scheme } from '#theme/scheme.ts';
import { useOnline } from '#ui/states/online.ts';
import { actionsFor, guideFor, screensFor } from './at-once.tsx';
import { useCompanyHelp } from './company-help.tsx';
import { foundOptions } from './found.tsx';
import { fitting, stillFits } from './matching.ts';
import { groups, type Option } from './option.ts';
import { forgetRecent, recentOf } from './recent.ts';
import { Sign } from './Sign.tsx';
import * as texts from './texts.ts';

/** A server is asked when the typing has rested so long. */
const restMs = 250;
const atOnceMost = { screens: 4, actions: 3, help: 3 };
const offeredMost = 5;

/** What is found of what somebody types: at once what the browser knows, and then what the server answers. */
export function useSearch(member: MemberData, typed: string) {
  const asked = sendable(typed);
  const known = useKnown(member);
  const server = useServer(member, asked);
  const [forgotten, setForgotten] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened lately may just have been forgotten
  const recent = useMemo(() => recentOptions(member.memberId, () => setForgotten((n) => n + 1)), [member, forgotten]);

  const options: Option[] =
    asked === ''
      ? [...recent, ...known.actions.slice(0, offeredMost)]
      : [
          ...fitting(known.screens, asked).slice(0, atOnceMost.screens),
          ...fitting(known.actions, asked).slice(0, atOnceMost.actions),
          ...fitting(known.help, asked).slice(0, atOnceMost.help),
          ...server.options,
        ];
  const shown = groups.flatMap((group) => options.filter((option) => option.group === group));
  return { ...server, asked, options: shown };
}

function useKnown(member: MemberData) {
  const colours = useStore(scheme);
  const ofCompany = useCompanyHelp();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an action says which colours it brings
  const known = useMemo(
    () => ({ screens: screensFor(member), actions: actionsFor(member), guide: guideFor(member) }),
    [member, colours],
  );
  return { ...known, help: [...ofCompany, ...known.guide] };
}

function useServer(member: MemberData, asked: string) {
  const { rested, restNow } = useRested(asked, restMs);
  const isOnline = useOnline();
  const [wide, setWide] = useState('');
  const limit = wide === rested ? foundMax : foundAtOnce;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...callQuery('find', { search: rested, limit }, { errors: 'screen' }),
    enabled: isOnline && rested !== '',
    placeholderData: keepPreviousData,
  });
  const isAnswered = rested === asked && data !== undefined && !isPlaceholderData;
  const options = useMemo(
    () =>
      data
        ? foundOptions(data, {
            search: rested,
            pointsName: member.pointsName || say(common.pointsWithin),
            memberId: member.memberId,
            showMore: limit === foundMax ? undefined : () => setWide(rested),
          })
        : [],
    [data, rested, limit, member],
  );
  const isWanted = isOnline && asked !== '';
  return {
    // Of a former answer what fits still: it makes room for the newer one as that comes.
    options: isAnswered || wide === asked ? options : options.filter((one) => one.sign && stillFits(one, asked)),
    isLooking: isWanted && !isAnswered && (!error || isFetching || rested !== asked),
    isAnswered,
    isCut: isAnswered && limit === foundMax && [data.people, data.cards].some(({ isMore }) => isMore),
    error: isWanted && rested === asked && !isFetching ? error : null,
    isOffline: !isOnline,
    askNow: restNow,
    retry: () => void refetch(),
  };
}

function recentOptions(memberId: string, onForgotten: () => void): Option[] {
  const opened = recentOf(memberId).map(
    ({ id, of, label, to, picId = '' }): Option => ({
      id: `recent ${id}`,
      group: 'recent',
      ...{ label, to },
      sign: of === 'people' ? <Face name={label} picId={picId} size={36} /> : <Sign of={of} />,
    }),
  );
  if (opened.length === 0) return [];
  const clear = () => {
    forgetRecent();
    onForgotten();
  };
  return [...opened, { id: 'forget', group: 'recent', label: say(texts.clear), run: clear, staysOpen: true }];
}

/** Without what no search can hold; a paste may bring lines. */
function sendable(typed: string): string {
  const line = typed
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  const cut = [...line].slice(0, searchMax).join('').trim();
  return /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(cut) ? cut : '';
}
