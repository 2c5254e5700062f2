import { expect, test } from 'vitest';
import { readConsent } from './consent.ts';

test('consent is one stored object with the flags mandatory, functional and third', () => {
  expect(readConsent('{"mandatory":true,"functional":false,"third":true}')).toEqual({
    mandatory: true,
    functional: false,
    third: true,
  });
});

test.each([null, '', 'null', '7', '{', '{"functional":"yes","third":true}'])('%j counts as never asked', (stored) => {
  expect(readConsent(stored)).toBeNull();
});
