export interface TypedOver {
  from: number;
  to: number;
  insert: string;
}

/** Puts words in the place of others as if they were typed, so that the browser can take it back; the caret stands behind them. */
export function typeOver(area: HTMLTextAreaElement, { from, to, insert }: TypedOver) {
  area.setSelectionRange(from, to);
  if (document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)) return;
  area.setRangeText(insert, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
