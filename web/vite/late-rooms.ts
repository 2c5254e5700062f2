/**
 * Rooms whose words come with their code, in a file of the reader's language, and not with every page: what few people ever open. Each
 * has a `late-words.ts`, and whoever loads the room's code awaits its `bringWords` before. What the company says in words of its own
 * still comes with the page.
 */
const lateRooms = ['terms', 'words'] as const;

/** Whether a message, by what it is called, is said by one of them. */
export function isLate(key: string): boolean {
  return lateRooms.some((room) => key.startsWith(`${room}.`));
}
