import { expect, test } from 'vitest';
import { Fault, failureOf, NoResponse, ownFailureOf, Refused, Unexpected } from './call-error.ts';

const fault = (serverMessage: string, body = '') =>
  new Fault({ status: 503, statusText: 'Service Unavailable', serverMessage, body, requestId: 'r' });
const silence = {
  title: 'Data Request Error',
  message: 'The portal did not answer. Please check your connection and try again.',
};

test('a failure is told in the words of the specification', () => {
  expect(failureOf(new Refused({ message: 'No.', requestId: 'r' }))).toEqual({ title: 'Please note:', message: 'No.' });
  expect(failureOf(fault('Later.'))).toEqual({
    title: 'Data Response Error: Service Unavailable (503)',
    message: 'An unexpected error (503) has occurred:\nLater.',
  });
  expect(failureOf(fault('', '<h1>Bad</h1>')).message).toBe('An unexpected error (503) has occurred:\n<h1>Bad</h1>');
  expect(failureOf(new NoResponse('gone'))).toEqual(silence);
  expect(failureOf(new Unexpected('Odd.'))).toEqual({ title: 'Data Unexpected Error:', message: 'Odd.' });
});

test('checkout, orders and ideas say the server’s message first, otherwise its answer', () => {
  expect(ownFailureOf(fault('Later.')).title).toBe('Later.');
  expect(ownFailureOf(fault('', '<h1>Bad</h1>'))).toEqual({
    title: 'An error has occurred: <h1>Bad</h1>',
    message: 'Data Response Error: Service Unavailable (503)',
  });
  expect(ownFailureOf(new NoResponse('gone'))).toEqual(silence);
});
