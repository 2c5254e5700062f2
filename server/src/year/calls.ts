import { calls } from '@laurel/contract';
import { query } from '#http/call-context';
import { companyYear, ownYear } from './year.ts';

const { myyear, companyyear } = calls.year;

export const yearCalls = () => [
  query(myyear, (tx, { actor, input, now }) => ownYear(tx, { actor, now }, input)),
  query(companyyear, (tx, { actor, input, now }) => companyYear(tx, { actor, now }, input)),
];
