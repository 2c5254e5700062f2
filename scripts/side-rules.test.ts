import { describe, expect, test } from 'vitest';
import { sheetSideComplaints, sourceSideComplaints } from './side-rules.ts';

describe('a style sheet', () => {
  const complaints = (text: string) => sheetSideComplaints({ path: 'a.css', text });

  test.each([
    'left: 0;',
    'margin-left: auto;',
    'scroll-padding-right: var(--space-2);',
    'border-right: 1px solid var(--line);',
    'border-top-left-radius: 0;',
    'text-align: right;',
    'float: left;',
    'justify-content: left;',
    'transform-origin: top left;',
    'background-position: right 1rem center;',
    'padding: 0 var(--space-5) 0 var(--space-3);',
    'padding: 0 max(var(--space-2), env(safe-area-inset-right)) 0 max(var(--space-2), env(safe-area-inset-left));',
    'inset: 0 auto 0 0;',
    'border-width: 0 2px 2px 0;',
    'border-radius: var(--radius-small) 0 0 var(--radius-small);',
    'border-radius: var(--radius-small) 0;',
    'box-shadow: inset 0 1px 0 var(--line), 4px 0 8px var(--shade);',
    'background: linear-gradient(to right, transparent, var(--brand));',
    'mask-image: linear-gradient(90deg, transparent, var(--mask));',
    'translate: -100%;',
    'transform: rotate(3deg) translateX(-100%);',
  ])('does not say %s', (line) => {
    expect(complaints(`.a {\n  ${line}\n}`)).toHaveLength(1);
  });

  test.each([
    'inset-inline-start: 0;',
    'margin-inline: auto 0;',
    'text-align: start;',
    'text-align: end;',
    'inset: auto 0 calc(0.5rem + var(--foot));',
    'text-align: var(--digits);',
    'justify-content: space-between;',
    'padding: 0 var(--space-5);',
    'padding: var(--space-1) var(--space-2) 0 var(--space-2);',
    'border-radius: var(--radius-medium) var(--radius-medium) 0 0;',
    'border-radius: 50%;',
    'border-start-start-radius: 0;',
    'box-shadow: 0 4px 12px var(--shade);',
    'background: linear-gradient(150deg, var(--gold), var(--gold-edge));',
    'translate: 0 -3px;',
    'translate: var(--from);',
    'transform: translateY(-54%) rotate(8deg);',
    'transform: translate(var(--drift), 78vh);',
    '/* stays: everybody ticks so. */\n  border-width: 0 2px 2px 0;',
    '/* never left: 0; */',
  ])('may say %s', (line) => {
    expect(complaints(`.a {\n  ${line}\n  &:hover {\n    top: 0;\n  }\n}`)).toEqual([]);
  });

  test('says why for each side that stays, and is told where it does not', () => {
    const sheet = '.a {\n  /* stays: a tick. */\n  translate: 1px 0;\n  /* One more. */\n  translate: 2px 0;\n}';
    expect(complaints(sheet)).toEqual([
      'a.css:5: translate: 2px 0. Lines may run the other way: name the side by them (inline-start), or say why it stays.',
    ]);
  });

  test.each(['left: 0;', 'border-right: 1px;', 'text-align: right;', 'float: left;', 'inset: 0 auto 0 0;'])(
    'has no reason for %s, for which the lines have a word',
    (line) => {
      expect(complaints(`.a {\n  /* stays: so I wish. */\n  ${line}\n}`)).toHaveLength(1);
    },
  );
});

describe('a component', () => {
  const complaints = (text: string) => sourceSideComplaints({ path: 'a.tsx', text });

  test.each([
    '<p style={{ marginLeft: 4 }} />',
    '<p style={{ width: 4, left: 0 }} />',
    "<p style={{ textAlign: 'right' }} />",
    '<p style={{ borderTopLeftRadius: 0 }} />',
    "row.style.left = '4px';",
    '<Part ml="md" />',
    '<Part pr={4} />',
    '<td align="right" />',
  ])('does not set %s', (line) => {
    expect(complaints(line)).toHaveLength(1);
  });

  test.each([
    '<p style={{ width: 4 }} />',
    '<p style={{ marginInlineStart: 4 }} />',
    'row.scrollTo({ left: 4 });',
    '<td align="end" />',
    'const words = { left: 3, right: 4 };',
    '// stays: as the pointer does.\n<p style={{ left: 0 }} />',
  ])('may say %s', (line) => {
    expect(complaints(line)).toEqual([]);
  });
});
