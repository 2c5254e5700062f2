import { type CallName, type ChangingCallName, callRows, staleAfter } from '@laurel/contract/call-rows';
import { eventTypes } from '@laurel/contract/events';
import { expect, test } from 'vitest';
import { messageOf, ownOf, toEverybody } from './messages.ts';
import { fillForms, ofOneDevice, tellings } from './table.ts';

const types = Object.keys(tellings) as (keyof typeof tellings)[];

test('every event has a line, and every line an event', () => {
  expect(types.sort()).toEqual(Object.keys(eventTypes).sort());
});

test('every call that makes something stale is told to the other devices of who made it, or is of one device', () => {
  const told = types.flatMap((type) => tellings[type].acts ?? []);
  const changing = (Object.keys(callRows) as CallName[]).filter(
    (name) => !callRows[name].reads && staleAfter(name, 'done').length > 0,
  ) as ChangingCallName[];
  expect(changing.filter((name) => !told.includes(name) && !ofOneDevice.includes(name))).toEqual([]);
  expect(ofOneDevice.filter((name) => told.includes(name) || !changing.includes(name))).toEqual([]);
  expect(told.filter((name) => !changing.includes(name))).toEqual([]);
});

test('what is told is a call that reads, and never what a form is filled in from', () => {
  const names = types.flatMap((type) => {
    const { concerned = [], deciders, asker, keepers, everybody = [] } = tellings[type];
    return [...concerned, ...(deciders?.stale ?? []), ...(asker?.stale ?? []), ...(keepers?.stale ?? []), ...everybody];
  });
  expect(names.filter((name) => !callRows[name].reads)).toEqual([]);
  expect(names.filter((name) => fillForms.includes(name))).toEqual([]);
});

test('nothing that happens all day is told to everybody', () => {
  const often = types.filter((type) =>
    /^(recognition|nomination|idea|order|voucher|points|debt|member|person|email|terms)\./.test(type),
  );
  expect(often.filter((type) => tellings[type].everybody)).toEqual([]);
});

test('whoever keeps is told by what they may call, who acts by what the act makes stale, whom it concerns by the line', () => {
  const holder = (...capabilities: 'content'[]) => ({ siteTemplate: 'x', capabilities });
  const events = [{ id: 1, type: 'contact.answered', memberId: null, as: 'event' }] as const;
  const mine = (as: 'actor' | 'concerned' | 'asker') => [{ ...events[0], memberId: 1, as }];
  expect(messageOf([], toEverybody(events), holder('content'))).toEqual({
    stale: ['inboxlist', 'inboxone', 'waiting', 'todolist'],
  });
  expect(messageOf([], toEverybody(events), holder())).toEqual({});
  expect(messageOf(mine('asker'), toEverybody(events), holder())).toEqual({ stale: ['mycontacts'] });
  expect(messageOf(mine('actor'), toEverybody(events), holder())).toEqual({ own: ownOf('contact.answered') });
  expect(ownOf('upload.applied')).toBe('everything');
});
