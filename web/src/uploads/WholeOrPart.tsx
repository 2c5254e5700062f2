import { say } from '@laurel/contract/say';
import { Choice } from '#ui/fields/Choice.tsx';
import * as texts from './texts.ts';

/** Whether the file names everybody, or only some: then nobody leaves by being missing. */
export function WholeOrPart({ isPart, onPart }: { isPart: boolean; onPart: (isPart: boolean) => void }) {
  return (
    <Choice<'whole' | 'part'>
      label={say(texts.whoIsInIt)}
      look="pills"
      hint={say(isPart ? texts.partHint : texts.wholeHint)}
      offers={[
        { value: 'whole', label: say(texts.everybody) },
        { value: 'part', label: say(texts.onlyThese) },
      ]}
      value={isPart ? 'part' : 'whole'}
      onChange={(next) => onPart(next === 'part')}
    />
  );
}
