import { textLength } from '@laurel/contract/rules/text-length';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { charactersLeft } from './count-words.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface CountedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onChange: (value: string) => void;
  /** At most so many code points, as the server counts. */
  max: number;
}

/** One line that says how many characters remain once they become few. */
export function CountedInput({ value, onChange, max, error, description, ...rest }: CountedInputProps) {
  const left = max - textLength(value);
  const tooLong = left < 0 ? say(said.charactersAtMost, { max }) : undefined;
  const few = left >= 0 && left <= Math.min(20, max / 4);
  return (
    <TextInput
      dir="auto"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error || tooLong}
      description={few ? charactersLeft(left) : description}
    />
  );
}
