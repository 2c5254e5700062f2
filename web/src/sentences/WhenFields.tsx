import { Choice } from '#ui/fields/Choice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';

export interface When {
  when: 'now' | 'later';
  /** As the field of the browser has it, in the reader's own time zone. */
  dateFrom: string;
}

interface WhenFieldsProps {
  words: Record<'when' | 'atOnce' | 'later' | 'moment' | 'momentZone', string>;
  value: When;
  error: string | undefined;
  onChange: (part: Partial<When>) => void;
}

/** At once, or from a moment on. */
export function WhenFields({ words, value: { when, dateFrom }, error, onChange }: WhenFieldsProps) {
  return (
    <>
      <Choice<When['when']>
        label={words.when}
        look="segments"
        offers={[
          { value: 'now', label: words.atOnce },
          { value: 'later', label: words.later },
        ]}
        value={when}
        onChange={(chosen) => onChange({ when: chosen })}
      />
      {when === 'later' ? (
        <TextInput
          type="datetime-local"
          label={words.moment}
          description={words.momentZone}
          required
          value={dateFrom}
          error={error}
          onChange={(event) => onChange({ dateFrom: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
