import { seedLook } from '@laurel/contract/looks/look';
import { expect, test } from 'vitest';
import { alba } from '../../test/looks.ts';
import { cardMail } from './card-message.ts';

const card = {
  kind: 'payitforward',
  fromName: 'Ann',
  value: 'Act of Courage',
  boosted: null,
  celebrated: null,
  points: 5,
  pointsName: 'Laurels',
  messageLanguage: '',
} as const;
const to = { name: 'Bob', link: 'https://laurel.example/card/7' };

const mails = [seedLook, alba].map(
  (look) => [look.site, cardMail({ ...card, look, message: 'Café <b>' }, to).html] as const,
);

test.each(mails)('the card of %s says its language, its characters, and that it knows day and night', (_, html) => {
  const head = html.slice(0, html.indexOf('<body'));
  expect(head).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr"><head><meta charset="utf-8">/);
  expect(head).toContain('<meta name="color-scheme" content="light dark">');
  expect(head).toContain('<meta name="supported-color-schemes" content="light dark">');
  expect(head).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toMatch(/<p dir="auto" [^>]*>Café &#60;b&#62;/);
});

test('what the portal says runs as its reader reads, whoever it speaks of; what was written runs as it was', () => {
  const { html, subject } = cardMail(
    { ...card, look: seedLook, fromName: 'ليلى', message: 'شكرًا!', messageLanguage: 'ar' },
    to,
  );
  expect(subject).toBe('\u2068ليلى\u2069 pays it forward to you!');
  expect(html).toMatch(/<h1 style="[^"]*">\u2068ليلى\u2069 pays it forward to you!<\/h1>/);
  expect(html).toMatch(/<p lang="ar" dir="auto" [^>]*>شكرًا!<\/p>/);
});

/** Of WCAG: 4.5 and more can be read. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(mails)('what stands on the card of %s can be read by day and by night', (_, html) => {
  const found = (pattern: RegExp) => pattern.exec(html)?.slice(1) ?? [];
  const day = {
    card: found(/class="card"[^>]*background:(#\w{6})/)[0],
    words: found(/class="words"[^>]*color:(#\w{6})/)[0],
    accent: found(/class="accent"[^>]*color:(#\w{6})/)[0],
    head: found(/class="head" style="background:(#\w{6});color:(#\w{6})/),
    button: [found(/<td class="button"[^>]*background:(#\w{6})/)[0], found(/<a class="button"[^>]*;color:(#\w{6})/)[0]],
  };
  const night = {
    card: found(/\.card\{background:(#\w{6})/)[0],
    words: found(/\.words\{color:(#\w{6})/)[0],
    accent: found(/\.accent\{color:(#\w{6})/)[0],
    head: found(/\.head\{background:(#\w{6})!important;color:(#\w{6})/),
    button: found(/\.button\{background:(#\w{6})!important;color:(#\w{6})/),
  };
  for (const { card: ground = '', words = '', accent = '', head, button } of [day, night])
    for (const [one = '', other = ''] of [[ground, words], [ground, accent], head, button])
      expect(contrast(one, other)).toBeGreaterThan(4.5);
});
