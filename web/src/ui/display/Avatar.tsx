import { useState } from 'react';
import { createStore, useStore } from '#lib/store.ts';
import classes from './Avatar.module.css';

/** Part of a picture's address that changes after an upload, so that no cache answers with the old one. */
const pictureSuffix = createStore('1');

export function changePictureSuffix() {
  pictureSuffix.set(Date.now().toString(36));
}

export interface AvatarProps {
  name: string;
  /** The address of a picture for a suffix; without it, or when it cannot be loaded, initials stand in. */
  picture?: ((suffix: string) => string) | undefined;
  size?: number;
}

/** Decoration beside a written name: hidden from screen readers. */
export function Avatar({ name, picture, size = 40 }: AvatarProps) {
  const suffix = useStore(pictureSuffix);
  const [failed, setFailed] = useState('');
  const src = picture?.(suffix) ?? '';
  const style = { width: size, height: size, fontSize: `var(--text-${stepOf(size)})` };
  if (src === '' || failed === src) {
    return (
      <span className={classes.avatar} data-tint={tintOf(name)} style={style} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className={classes.avatar}
      style={style}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}

/** Of the scale: letters of about two fifths of the circle. */
function stepOf(size: number): number {
  if (size < 36) return 1;
  if (size < 44) return 3;
  if (size < 64) return 6;
  return size < 100 ? 7 : 8;
}

const tints = 6;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** The same person has the same colour everywhere. */
function tintOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % tints;
}
