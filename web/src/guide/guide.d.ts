/** Made of `docs/guide` by `web/vite/guide.ts`. */
declare module 'virtual:guide' {
  export interface GuideEntry {
    page: string;
    title: string;
    summary: string;
    headings: readonly string[];
    part: 'managers' | 'administrators';
    screens: readonly import('@laurel/contract/access').Screen[];
    load: () => Promise<{ html: string }>;
  }
  /** In the order of reading. */
  export const pages: readonly GuideEntry[];
}

declare module 'virtual:guide-screens' {
  /** The page of the guide about a screen. */
  export const pageOf: Partial<Record<import('@laurel/contract/access').Screen, string>>;
}
