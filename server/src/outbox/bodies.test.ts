import { expect, test } from 'vitest';
import { filled, filledHtml, literal } from './bodies.ts';

const parts = { name: 'Bob {link} <i>', link: 'https://laurel.example/card/7' };

test('a body is filled with the reader’s parts, which are never read as a body themselves', () => {
  expect(filled('Hello {name}: {link}', parts)).toBe('Hello Bob {link} <i>: https://laurel.example/card/7');
  expect(filledHtml('<p>{name}</p>', parts)).toBe('<p>Bob {link} &#60;i&#62;</p>');
});

test.each(['{name}', '{{name}}', '{', '{{', '}{', '{link', 'a { b } {{name} {link}'])(
  'typed text %j stays as it is',
  (typed) => {
    expect(filled(`${literal(typed)} {name}`, parts)).toBe(`${typed} ${parts.name}`);
  },
);
