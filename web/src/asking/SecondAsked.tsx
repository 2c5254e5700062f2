import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import { anyWords } from '#lib/names.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

/** Who is asked to confirm it: any one of them. */
export function AskedPeople({ seconds }: Pick<AsksSecond, 'seconds'>) {
  return <bdi>{anyWords(seconds)}</bdi>;
}

/** The way to what waits. */
export function ToApprovals({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  return (
    <ButtonLink size="md" variant={variant} to={paths.approvals}>
      {say(texts.seeWhatWaits)}
    </ButtonLink>
  );
}
