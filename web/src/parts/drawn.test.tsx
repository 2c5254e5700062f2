import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../../test/part.tsx';
import { PartsPage } from './PartsPage.tsx';

/**
 * What is drawn is of the scale too, whoever wrote it: computed styles in every state of the parts. The scale's own samples are
 * left out, and the e-card, whose sizes are parts of its own width.
 */
const samples = ['texts', 'weights', 'spaces', 'corners', 'colours', 'card'];
const parts = `[data-part]:not(${samples.map((name) => `[data-part=${name}]`)})`;
const pressable = 'button, input, select, textarea, a[href]';

const schemes = ['light', 'dark'] as const;

/** What each token is now, as a computed value of a property. */
function tokensOf(prefixes: string, property: 'color' | 'fontSize' | 'fontWeight' | 'height' | 'lineHeight') {
  const probe = document.createElement('span');
  probe.style.display = 'block';
  document.body.append(probe);
  const found = namesOfTokens().flatMap((name) => {
    if (prefixes !== '' && !name.startsWith(prefixes)) return [];
    probe.style[property] = '';
    probe.style[property] = `var(${name})`;
    return [getComputedStyle(probe)[property]];
  });
  probe.remove();
  return new Set(found);
}

function namesOfTokens(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':root'));
  const names = roots.flatMap((rule) => [...(rule as CSSStyleRule).style]);
  return [...new Set(names)].filter((name) => name.startsWith('--'));
}

const numberOf = (value: string) => Number.parseFloat(value);
const numbersOf = (prefix: string) =>
  namesOfTokens()
    .filter((name) => name.startsWith(prefix))
    .map(tokenNumber);
const tokenNumber = (name: string) => numberOf(getComputedStyle(document.documentElement).getPropertyValue(name));

interface Scale {
  colours: string[];
  sizes: Set<string>;
  weights: Set<string>;
  heights: Set<string>;
  corners: Set<string>;
  leadings: number[];
  trackings: number[];
}

function scaleNow(): Scale {
  return {
    colours: [...tokensOf('', 'color')].map(opaque),
    sizes: tokensOf('--text-', 'fontSize'),
    weights: tokensOf('--weight-', 'fontWeight'),
    heights: tokensOf('--control-', 'height'),
    corners: new Set(['0px', '50%', ...tokensOf('--radius-', 'height')]),
    leadings: [1, ...numbersOf('--leading-')],
    trackings: [0, ...numbersOf('--tracking-')],
  };
}

/** A token may shine through: red, green and blue alone. */
function opaque(colour: string): string {
  const parts =
    colour
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return parts.map((part) => Math.round(colour.startsWith('color(') ? part * 255 : part)).join(' ');
}

const isNear = (all: readonly number[], one: number) => all.some((other) => Math.abs(other - one) < 0.005);

/** What of an element is beside the scale. */
function besides(element: Element, scale: Scale): string[] {
  const style = getComputedStyle(element);
  const size = numberOf(style.fontSize);
  const found: [string, string, boolean][] = [
    ['color', style.color, scale.colours.includes(opaque(style.color))],
    ['background', style.backgroundColor, isColour(style.backgroundColor, scale)],
    ...(['Top', 'Right', 'Bottom', 'Left'] as const).map((side): [string, string, boolean] => {
      const colour = style[`border${side}Color`];
      return ['border', colour, style[`border${side}Width`] === '0px' || isColour(colour, scale)];
    }),
    ['font-size', style.fontSize, scale.sizes.has(style.fontSize)],
    ['font-weight', style.fontWeight, scale.weights.has(style.fontWeight)],
    ['line-height', style.lineHeight, isNear(scale.leadings, numberOf(style.lineHeight) / size)],
    [
      'letter-spacing',
      style.letterSpacing,
      isNear(scale.trackings, style.letterSpacing === 'normal' ? 0 : numberOf(style.letterSpacing) / size),
    ],
    ['radius', style.borderTopLeftRadius, scale.corners.has(style.borderTopLeftRadius)],
    // A tab has two lines.
    ['height', style.height, !element.matches('button:not([role=tab])') || scale.heights.has(style.height)],
  ];
  return found.flatMap(([property, value, isOfScale]) =>
    isOfScale ? [] : [`${nameOf(element)} ${property}: ${value}`],
  );
}

const isColour = (colour: string, scale: Scale) =>
  colour === 'rgba(0, 0, 0, 0)' || scale.colours.includes(opaque(colour));

function nameOf(element: Element): string {
  const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
  const words = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 24) ?? '';
  return `${part} <${element.localName}> ${words.trim()}`;
}

/** Colours are only what they are when what moves has arrived. */
async function settled() {
  const { finite } = {
    finite: (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  };
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(finite)
      .map(({ finished }) => finished),
  );
}

const drawn = () => [...document.querySelectorAll(`:is(${parts}) *:not(svg, svg *, option, .visually-hidden)`)];
const unusable = '[aria-busy="true"], :disabled, [aria-disabled="true"]';

test.for(schemes)('every part in every state is drawn with the scale, %s', async (scheme) => {
  await showPart(<PartsPage />);
  await expect.element(page.getByRole('table', { name: 'Points' })).toBeVisible();
  await document.fonts.ready;
  onTestFinished(() => void delete document.documentElement.dataset.scheme);
  document.documentElement.dataset.scheme = scheme;
  await settled();
  const scale = scaleNow();
  const found = drawn().flatMap((element) => besides(element, scale));
  expect(document.querySelectorAll(`:is(${parts}) :is(${unusable})`).length).toBeGreaterThan(1);
  for (const element of document.querySelectorAll<HTMLElement>(`:is(${parts}) :is(${pressable})`)) {
    await userEvent.hover(element, { force: true });
    await settled();
    const around = element.closest('label') ?? element;
    found.push(...[element, around].flatMap((one) => besides(one, scale)).map((what) => `hovered ${what}`));
    element.focus();
    await settled();
    found.push(...[element, around].flatMap((one) => besides(one, scale)).map((what) => `focused ${what}`));
  }
  await userEvent.unhover(page.getByRole('main'));
  expect([...new Set(found)]).toEqual([]);
});
