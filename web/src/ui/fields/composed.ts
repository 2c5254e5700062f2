interface Pressed {
  isComposing: boolean;
  keyCode: number;
}

/** A key that is pressed while letters are put together is theirs; Safari ends that before the key that ended it. */
export function isComposed({ isComposing, keyCode }: Pressed): boolean {
  return isComposing || keyCode === 229;
}
