const rules = new Intl.PluralRules('en');

type Words = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** What is said of so many, by the rules of the language: `plural(n, { one: '1 day', other: `${n} days` })`. */
export function plural(count: number, words: Words): string {
  return words[rules.select(count)] ?? words.other;
}
