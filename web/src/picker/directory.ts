import type { CountryItem, DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { MemberListItem } from '@laurel/contract/calls/members/getmemberlist';
import { memberSearchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import * as texts from './texts.ts';

/** Fetched once: the lists are asked for only while there are none. */
const listsQuery = {
  ...callQuery('getdivisionlist', {}, { errors: 'screen', staleTime: Number.POSITIVE_INFINITY }),
  gcTime: Number.POSITIVE_INFINITY,
};

const noCountries: CountryItem[] = [];
const noDivisions: DivisionItem[] = [];

export function useDivisionLists() {
  const { data, error, refetch } = useQuery(listsQuery);
  return { countries: data?.countryList ?? noCountries, divisions: data?.divisionList ?? noDivisions, error, refetch };
}

export interface DirectoryFilter {
  countryCode: string;
  divisionCode: string;
  search: string;
}

/** Somebody of the directory, with their picture. */
export interface Colleague extends MemberListItem {
  picId?: string;
}

const withPictures = ({ memberList, picIds, isMore }: CallOutput<'getmemberlist'>) => ({
  people: memberList.map((person, n): Colleague => ({ ...person, picId: picIds[n] ?? '' })),
  isMore,
});

/** The members of a filter; asked for unless nobody wants them yet. */
export function useDirectory({ countryCode, divisionCode, search }: DirectoryFilter, isWanted = true) {
  const asked = [...search.trim()].slice(0, memberSearchMax).join('');
  const query = { search: asked, countryCode, divisionCode, includeSelf: false };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...callQuery('getmemberlist', query, { errors: 'screen' }),
    placeholderData: keepPreviousData,
    select: withPictures,
    enabled: isWanted,
  });
  return {
    people: data?.people,
    isCut: data?.isMore ?? false,
    isLoading: isPlaceholderData || (!data && !error),
    error,
    refetch,
  };
}

/** For a list that narrows by division. */
export function divisionChoices(divisions: readonly DivisionItem[]) {
  return [
    { value: '', label: say(texts.allDivisions) },
    ...divisions.map(({ divisionCode, division }) => ({ value: divisionCode, label: division })),
  ];
}
