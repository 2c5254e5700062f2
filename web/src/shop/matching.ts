/** Whether every word of a search stands in a text, whatever its case and accents. */
export function matcherOf(search: string): (text: string) => boolean {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    if (words.length === 0) return true;
    const within = plain(text);
    return words.every((word) => within.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
