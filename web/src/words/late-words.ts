/** Brings the words of this room, which come with its code and not with every page: `web/vite/late-rooms.ts`. Built, it does. */
export async function bringWords(): Promise<void> {}
