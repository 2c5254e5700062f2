/** What Excel holds in one cell. */
const cellMax = 32_767;

/** Text for a cell of Excel: without the characters that XML forbids, no longer than a cell holds, and with nothing that Excel would decode. */
export function excelText(text: string): string {
  // Excel reads `_x000D_` as a character.
  return withinCell(text).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

function withinCell(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
  return allowed.length <= cellMax
    ? allowed
    : allowed
        .slice(0, cellMax)
        .toWellFormed()
        .replace(/\ufffd$/, '');
}
