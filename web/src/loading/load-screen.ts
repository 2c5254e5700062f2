import { chunkLoadTimeoutMs } from '@laurel/contract/limits';
import type { ComponentType } from 'react';

/** A screen's code that did not come. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/** Loads a screen's component, and gives up after the specification's time. */
export async function loadScreen(load: () => Promise<ComponentType>): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The time is up.')), chunkLoadTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw new ScreenNotLoaded(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
