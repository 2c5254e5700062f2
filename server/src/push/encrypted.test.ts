import { expect, test } from 'vitest';
import { encrypted, isPoint, plainBytesMax } from './encrypted.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');
const browser = {
  publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};

test('the example of RFC 8291 is encrypted as it stands there', () => {
  const body = encrypted(Buffer.from('When I grow up, I want to be a watermelon'), browser, {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('lengths tell little, and what a push service takes is never passed', () => {
  const lengthOf = (plain: number) => encrypted(Buffer.alloc(plain, 'a'), browser).length;
  expect(lengthOf(1)).toBe(lengthOf(200));
  expect(lengthOf(plainBytesMax)).toBe(4096);
  expect(() => lengthOf(plainBytesMax + 1)).toThrow('at most');
});

test('only a point of the curve is a browser’s key', () => {
  expect(isPoint(browser.publicKey)).toBe(true);
  const other = Buffer.from(browser.publicKey);
  other[64] = (other[64] as number) ^ 1;
  expect(isPoint(other)).toBe(false);
  expect(isPoint(Buffer.alloc(65))).toBe(false);
});
