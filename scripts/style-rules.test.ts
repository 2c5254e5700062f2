import { expect, test } from 'vitest';
import { styleComplaints } from './style-rules.ts';

const complaints = (text: string) => styleComplaints({ path: 'a.css', text });

test.each([
  '  font-size: 0.9rem;',
  '  font: 600 1rem/1.2 serif;',
  '  font-weight: 600;',
  '  padding: 0 1rem;',
  '  margin-inline: calc(1rem + var(--space-2));',
  '  gap: 3px;',
  '  line-height: 1.3;',
  '  letter-spacing: -0.02em;',
  '  border-radius: 1rem;',
  '  border-end-end-radius: 4px;',
  '  color: #fff;',
  '  --own: rgb(0 0 0 / 20%);',
  '  background: white;',
  '  padding: 0\n    max(1rem, env(safe-area-inset-left));',
  '@media (max-width: 48em) {',
  '@media screen and (width < 44em) {',
])('%s is beside the scale', (line) => {
  expect(complaints(`.a {\n${line}\n}`)).toHaveLength(1);
});

test.each([
  '  font-size: var(--text-3);',
  '  font: inherit;',
  '  font-size: 9pt;',
  '  font-weight: var(--weight-strong);',
  '  padding: 0 var(--space-3) max(var(--space-2), env(safe-area-inset-bottom));',
  '  margin: calc(-1 * var(--space-3)) auto 4mm;',
  '  border-radius: 0 var(--radius-small) var(--radius-small) 0;',
  '  color: color-mix(in srgb, var(--ink) 40%, transparent);',
  '  width: 3.25rem;',
  '  line-height: var(--leading-head);',
  '  line-height: 1.5rem;',
  '  letter-spacing: var(--tracking-name);',
  '/* never 16px, never #fff */',
  '@media screen and (width >= 48em) {',
  '@media print {',
])('%s is of the scale, or no matter of it', (line) => {
  expect(complaints(`.a {\n${line}\n}`)).toEqual([]);
});

test('a complaint names file and line, and what to use', () => {
  expect(complaints('/* one\n two */\n.a {\n  gap: 1rem;\n}')).toEqual([
    'a.css:4: gap: 1rem. Use var(--space-1) to var(--space-8).',
  ]);
});

test('what a typeface says of its own weights is left alone', () => {
  expect(complaints('@font-face {\n  font-weight: 100 900;\n}\n.a {\n  font-weight: 500;\n}')).toHaveLength(1);
});
