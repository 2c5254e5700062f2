import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Programme } from './Programme.tsx';

export function ProgrammePage() {
  return (
    <>
      <PageHeader title={say(common.programme)} />
      <Programme />
    </>
  );
}
