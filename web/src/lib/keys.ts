interface Held {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** With no other key: a click or a key with one is the browser's, or says something else. */
export function isAlone({ altKey, ctrlKey, metaKey, shiftKey }: Held): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
