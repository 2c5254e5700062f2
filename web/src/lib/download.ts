/** Hands a file to the browser's downloads. */
export function download(name: string, content: Blob | string, type = 'text/csv;charset=utf-8') {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
