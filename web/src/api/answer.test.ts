import { afterEach, expect, test } from 'vitest';
import { onSignedOut, readAnswer } from './answer.ts';
import { Fault, formErrorsOf, Refused, SignedOut, Unexpected } from './call-error.ts';
import { setToken, tokenStore } from './token.ts';

const answer = (status: number, body: unknown, token: string | null = 'now') => ({
  status,
  statusText: '',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  token,
});
const thrown = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
};

afterEach(() => setToken(null));

test('a success is its JSON; an answer that is none is unexpected', () => {
  expect(readAnswer(answer(200, { points: 5 }))).toEqual({ points: 5 });
  expect(thrown(() => readAnswer(answer(200, '<html>')))).toBeInstanceOf(Unexpected);
});

test('a 400 with a message is a refusal, with its messages by field', () => {
  const refused = thrown(() =>
    readAnswer(answer(400, { message: 'No.', formErrors: { members: 'Who?' }, requestId: 'r' })),
  );
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toHaveProperty('message', 'No.');
  expect(formErrorsOf(refused)).toEqual({ members: 'Who?' });
});

test('any other failure is a fault with a status text, also where HTTP gave none', () => {
  const fault = thrown(() => readAnswer(answer(503, { message: 'Later.', requestId: 'r' })));
  expect(fault).toBeInstanceOf(Fault);
  expect(fault).toMatchObject({ status: 503, statusText: 'Service Unavailable', message: 'Later.', requestId: 'r' });
  expect(thrown(() => readAnswer(answer(502, '<h1>Bad</h1>')))).toHaveProperty('message', '<h1>Bad</h1>');
});

test('a 401 clears the session and leaves for /logout, but not for an older token', () => {
  let left = 0;
  onSignedOut(() => left++);
  setToken('now');
  expect(thrown(() => readAnswer(answer(401, {}, 'older')))).toBeInstanceOf(SignedOut);
  expect([tokenStore.get(), left]).toEqual(['now', 0]);
  expect(thrown(() => readAnswer(answer(401, {})))).toBeInstanceOf(SignedOut);
  expect([tokenStore.get(), left]).toEqual([null, 1]);
});
