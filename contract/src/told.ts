import type { Message } from './message.ts';
import { say, type Values } from './say.ts';

/** What a schema says of what it refuses, to who reads when it refuses. */
export function told<Text extends string>(message: Message<Text>, ...values: Values<Text>): { error: () => string } {
  return { error: () => say(message, ...values) };
}
