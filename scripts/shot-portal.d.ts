import { type Browser } from '@playwright/test';
/** The portal of `SHOTS_URL`, or a fresh one with the demonstration company. */
export declare function portal(): Promise<{
    url: string;
    stop: () => Promise<void>;
}>;
/** The same choice as the journeys make: Playwright's own Chromium, else the one that comes with the packages. */
export declare function shotBrowser(): Promise<Browser>;
