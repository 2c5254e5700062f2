/** What a session runs in, in the names that people know it by; null where it does not say. */
export interface Agent {
  browser: string | null;
  system: string | null;
}

export const noAgent: Agent = { browser: null, system: null };

/** A browser names those that it wants to be taken for too, so the more particular ones stand first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
];

const charactersRead = 500;

/** Of a User-Agent nothing else is kept. */
export function agentOf(userAgent: string): Agent {
  const said = userAgent.slice(0, charactersRead);
  const named = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
