interface Pressed {
  isComposing: boolean;
  keyCode: number;
}

/** A key that is pressed while letters are put together is theirs; Safari ends that before the key that ended it. */
export function isComposed({ isComposing, keyCode }: Pressed): boolean {
  return isComposing || keyCode === 229;
}

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
