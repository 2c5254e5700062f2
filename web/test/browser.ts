/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Feature = 'prefers-color-scheme' | 'prefers-reduced-motion';

/** Until the test ends the browser draws for this medium, and says this of its system. */
export async function emulate({ media, ...wishes }: { media?: 'print' } & { [Wish in Feature]?: string }) {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { media: media ?? '', features });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })));
}

/** A press that begins at one place, some pixels inside its corner, and ends at another: what selects text, for example. */
export async function pressAcross(from: Element, to: Element) {
  const window = frameElementBox();
  for (const [type, element] of [
    ['mousePressed', from],
    ['mouseReleased', to],
  ] as const) {
    const { left, top } = element.getBoundingClientRect();
    const place = { x: window.left + left + 8, y: window.top + top + 8 };
    await cdp().send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  }
}

/** A test is drawn in a frame of the browser's page. */
function frameElementBox() {
  return window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
}
