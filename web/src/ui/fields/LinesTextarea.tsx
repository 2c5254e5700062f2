import { say } from '@laurel/contract/say';
import { type ReactNode, useState } from 'react';
import classes from './CountedTextarea.module.css';
import { CountedArea } from './CountedTextarea.tsx';
import type { FieldProps } from './Field.tsx';
import * as texts from './texts.ts';

interface LinesTextareaProps extends Pick<FieldProps, 'label' | 'description'> {
  /** One thing each. */
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  /** So many at most. */
  max: number;
  /** What is wrong with all of them. */
  error: string | undefined;
  /** What is wrong with one of them. */
  errorOf: (place: number) => string | undefined;
}

/** A text area of one thing a line, into which a whole list is pasted. Blanks around them and empty lines are nothing of the list. */
export function LinesTextarea({ lines, onChange, max, error, errorOf, ...field }: LinesTextareaProps) {
  const [typed, setTyped] = useState('');
  return (
    <CountedArea
      {...field}
      minRows={10}
      spellCheck={false}
      autoCapitalize="none"
      count={say(texts.linesCount, { count: lines.length, max })}
      left={max - lines.length}
      value={isSame(linesIn(typed), lines) ? typed : lines.join('\n')}
      error={wrongIn(lines, error, errorOf)}
      onChange={(text) => {
        setTyped(text);
        onChange(linesIn(text));
      }}
    />
  );
}

function linesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, n) => line === other[n]);
}

/** So many wrong lines are told one by one. */
const linesTold = 5;
/** So much of each is told, by which it is found. */
const wordsTold = 30;

function wrongIn(
  lines: readonly string[],
  error: string | undefined,
  errorOf: LinesTextareaProps['errorOf'],
): ReactNode {
  const wrong = lines.flatMap((words, n) => {
    const of = errorOf(n);
    return of ? [say(texts.wrongLine, { line: n + 1, words: shortened(words), error: of })] : [];
  });
  const more = wrong.length - linesTold;
  const told = [
    ...(error ? [error] : []),
    ...wrong.slice(0, linesTold),
    ...(more > 0 ? [say(texts.moreWrong, { count: more })] : []),
  ];
  if (told.length === 0) return undefined;
  return told.map((line) => (
    <span key={line} className={classes.wrong}>
      {line}
    </span>
  ));
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length > wordsTold ? `${letters.slice(0, wordsTold).join('')}…` : words;
}
