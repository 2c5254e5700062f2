import { mayUse } from '@laurel/contract/access';
import type { FileCall } from '@laurel/contract/calls/downloads';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import type { Mounted } from '#http/call-context';

/** The call behind a file, for who may make it at this moment. */
export function fileCallFor(mounted: readonly Mounted[], name: FileCall, actor: Actor): Mounted {
  const found = mounted.find(({ call }) => call.name === name);
  if (!found) throw new TypeError(`There is no call ${name}.`);
  if (!mayUse(found.call, actor)) refuse('forbidden', say(said.authorisedOnly));
  return found;
}
