import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { apart, query, verb } from '#http/call-context';
import { judgeCircle } from './judge.ts';
import { circleList } from './list.ts';
import * as texts from './texts.ts';

const { circlelist, judgecircle } = calls.circles;

export const circleCalls = () => [
  apart(
    query(circlelist, (tx, { actor, now, input }) => circleList(tx, { reader: actor, now }, input)),
    circlelist,
    () => true,
  ),
  verb(judgecircle, async (tx, { actor, now, input }) => {
    await judgeCircle(tx, { by: actor, now }, input);
    return { message: say(texts.judged) };
  }),
];
