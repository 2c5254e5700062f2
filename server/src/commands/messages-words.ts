import { PlainError } from '#errors/plain-error';
import type { Listed, Page } from '#outbox/listed';
import type { Choice, State } from '#outbox/operate';
import type { Channel } from '#outbox/transports';

/** As they are called at the terminal. */
export const stateWords: Readonly<Record<string, State>> = {
  waiting: 'promised',
  held: 'held',
  stuck: 'stuck',
  'given-up': 'givenUp',
  undeliverable: 'undeliverable',
  sent: 'sent',
};
const wordOf = new Map(Object.entries(stateWords).map(([word, state]) => [state, word]));
const channels: readonly string[] = ['email', 'sms', 'push'];

/** Which messages are meant. */
export function wishOf(words: readonly string[], { state, channel, letter }: Record<string, unknown>): Choice {
  const ids = words.map((word) => whole(word, 'The id of a message'));
  if (state !== undefined && !Object.hasOwn(stateWords, String(state)))
    throw new PlainError(`--state takes one of ${Object.keys(stateWords).join(', ')}.`);
  if (channel !== undefined && !channels.includes(String(channel)))
    throw new PlainError('--channel takes email, sms or push.');
  return {
    ...(ids.length > 0 ? { ids } : {}),
    ...(state === undefined ? {} : { states: [stateWords[String(state)] as State] }),
    ...(channel === undefined ? {} : { channel: channel as Channel }),
    ...(letter === undefined ? {} : { letter: String(letter) }),
  };
}

const limitMax = 10_000;

export function pageOf({ after = '0', limit = '100' }: Record<string, unknown>): Page {
  const page = { after: after === '0' ? 0 : whole(after, '--after'), limit: whole(limit, '--limit') };
  if (page.limit > limitMax) throw new PlainError(`--limit takes ${limitMax} at most.`);
  return page;
}

function whole(given: unknown, name: string): number {
  if (!/^[1-9]\d{0,14}$/.test(String(given)))
    throw new PlainError(`${name} is a whole number above 0, not "${given}".`);
  return Number(given);
}

export function lineOf({
  id,
  state,
  channel,
  letter,
  memberNumber,
  tries,
  isInHand,
  promisedAt,
  lastError,
}: Listed): string {
  const to = memberNumber === null ? 'nobody of the roster' : memberNumber;
  const said = lastError === null ? '' : `: ${lastError.replace(/\s+/g, ' ')}`;
  const now = isInHand ? ', being sent at this moment' : '';
  const tried = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  return `${id}  ${wordOf.get(state) ?? state}  ${channel} "${letter}" to ${to}, promised ${promisedAt.toISOString()}, ${tried}${now}${said}`;
}
