import type { Call } from '@laurel/contract/call';
import fc, { type Arbitrary } from 'fast-check';
import { fits, type Schema, schemaOf } from './rubbish.ts';

/** Values that fields of a name take in this database: ids that are there, months, price lists. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** The body of a request as text: what the contract asks for, nearly that, and nothing like it. */
export function bodiesFor(call: Call, known: Known): Arbitrary<string> {
  const right = rightBodies(call, known) as Arbitrary<Record<string, unknown>>;
  const json = (value: unknown) => JSON.stringify(value) ?? 'null';
  const withField = fc.tuple(right, fc.nat(), wrongValue).map(([body, at, wrong]) => {
    const names = Object.keys(body ?? {});
    return json({ ...body, [names[at % (names.length || 1)] ?? 'x']: wrong });
  });
  const withoutField = fc.tuple(right, fc.nat()).map(([body, at]) => {
    const names = Object.keys(body ?? {});
    const { [names[at % (names.length || 1)] ?? 'x']: _, ...rest } = body ?? {};
    return json(rest);
  });
  const withMore = fc
    .tuple(right, strangeName, wrongValue)
    .map(([body, name, wrong]) => `{${json(name)}:${json(wrong)},${json(body).slice(1)}`.replace(/,\}$/, '}'));
  return fc.oneof(
    { arbitrary: right.map(json), weight: 5 },
    { arbitrary: withField, weight: 6 },
    { arbitrary: withoutField, weight: 1 },
    { arbitrary: withMore, weight: 2 },
    { arbitrary: fc.oneof(fc.json({ maxDepth: 4 }), brokenText), weight: 1 },
  );
}

/** What the contract asks for, as far as the known values and luck go. */
export function rightBodies(call: Call, known: Known): Arbitrary<object> {
  return rightValue(schemaOf(call), '', known) as Arbitrary<object>;
}

/** A value that the schema may take. What only a refinement knows stays a matter of luck, or of `known`. */
function rightValue(schema: Schema, name: string, known: Known): Arbitrary<unknown> {
  const values = known[name]?.filter((value) => fits(schema, value, false)) ?? [];
  const choices = schema.anyOf ?? schema.oneOf;
  if (values.length > 0 && schema.type !== 'array') return fc.constantFrom(...values);
  if (choices) return fc.oneof(...choices.map((choice) => rightValue(choice, name, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return schema.format === 'email' ? fc.emailAddress() : anyText;
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: within(schema.minimum), max: within(schema.maximum ?? 9999) }), fc.constant(0));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, name, known);
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.oneof(anyText, fc.integer());
  }
}

function listOf({ items = {}, minItems = 1, maxItems = 4 }: Schema, name: string, known: Known): Arbitrary<unknown[]> {
  return fc.uniqueArray(rightValue(items, name, known), { minLength: minItems, maxLength: Math.min(4, maxItems) });
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, part]) => [name, rightValue(part, name, known)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

function within(limit = 0): number {
  return Math.max(-1e9, Math.min(1e9, Math.ceil(limit)));
}

const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('Thank you', '1', 'x', '2026-11-20', ''),
);

const strangeName = fc.constantFrom(
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    'isAdminReports',
    'id',
    '',
    '\u0000',
    '$where',
  ],
);

const wrongValue: Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 100 }), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  { arbitrary: fc.double(), weight: 1 },
  {
    arbitrary: fc.constantFrom<unknown>(
      ...[
        null,
        true,
        false,
        0,
        -0,
        -1,
        1.5,
        1e308,
        -1e308,
        5e-324,
        2 ** 31,
        2 ** 53,
        2 ** 63,
        2 ** 64,
        Number.MAX_VALUE,
      ],
      ...[
        '',
        ' ',
        '\u0000',
        'a\u0000b',
        '\ud800',
        '\udfff',
        '\u202e',
        '\ufeff',
        '\r\n',
        '%',
        '_',
        '\\',
        "'",
        "'; --",
        '\x24{x}',
      ],
      ...[
        'NaN',
        'Infinity',
        '-Infinity',
        '1e2',
        '0x10',
        '१',
        '٣',
        '１',
        '1_000',
        '00',
        '+1',
        'null',
        'undefined',
        'true',
      ],
      ...[
        '9'.repeat(19),
        '9'.repeat(400),
        '1.9999999999',
        '1.',
        '0.1',
        'div:',
        'div:D1',
        '../../etc/passwd',
        'x'.repeat(20_000),
      ],
      ...[
        [],
        {},
        [[]],
        [null],
        [{}],
        { length: 1 },
        { toString: 1 },
        JSON.parse('{"then":1}'),
        Array(300).fill('1.123456'),
        nested(200),
      ],
      ...['December 2999', 'January 2000', 'February 30', '2026-02-30', '0000-00-00', '9999-12-31', '-2026-01-01'],
    ),
    weight: 5,
  },
);

const brokenText = fc.constantFrom(
  ...[
    '',
    ' ',
    '{',
    '}',
    '[',
    'null',
    'true',
    '0',
    '""',
    '{}{}',
    '{"a":1,}',
    '{a:1}',
    '{"a":01}',
    '{"a":NaN}',
    '\u0000',
  ],
  ...['['.repeat(20_000), `${'['.repeat(5_000)}${']'.repeat(5_000)}`, `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`],
  `{"a":"${'x'.repeat(60_000)}"}`,
  `{${Array.from({ length: 3_000 }, (_, i) => `"f${i}":1`).join()}}`,
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = [value];
  return value;
}
