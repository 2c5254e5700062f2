import { expect, test } from 'vitest';
import { messagesOf } from './messages.ts';

test('a message is called by its room and its export', async () => {
  const messages = await messagesOf(['contract', 'web']);
  expect(messages.get('lib.home')).toMatchObject({ text: 'Home' });
  expect(messages.get('statements.balance')).toMatchObject({ text: 'Balance' });
});

test('two readings find the same messages in the same order, so that a build can be repeated', async () => {
  const [one, two] = [await messagesOf(['contract', 'web']), await messagesOf(['contract', 'web'])];
  expect([...one.keys()]).toEqual([...two.keys()]);
});
