import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import { rich } from '#lib/rich.ts';
import { unseen } from '#ui/layout/tags.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** The way to a card for somebody who tells about themselves. */
export function cardTo({ memberId, memberName }: GetToKnowPerson) {
  return {
    to: paths.recognise(memberId, 'thankyou'),
    children: rich(texts.sendCardTo, { name: memberName, hidden: unseen }),
  };
}
