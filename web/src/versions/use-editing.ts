import { mayCall } from '@laurel/contract/call-rows';
import type { FormErrors } from '@laurel/contract/errors';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { useAskedToStay } from '#form/use-asked-to-stay.ts';
import { useMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import { type Draft, draftedOf, otherThan, withParts } from './draft.ts';

export type Now = CallOutput<'programmenow'>;
export type Editing = ReturnType<typeof useEditing>;

/** What each part of the page is given. */
export interface SectionProps {
  editing: Editing;
}

/** What was saved, or waits for a second person. */
export interface Outcome {
  message: string;
  isAsked: boolean;
}

const isBegun = ({ parts }: Draft) => Object.keys(parts).length > 0;

/** What is changed of the programme and not saved yet: kept in this tab, whatever part of the page is shown. */
export function useEditing({ goes, planned, sites }: Now) {
  const base = planned.at(-1) ?? goes;
  const { version, document } = base;
  const {
    value: draft,
    setValue,
    forget,
  } = useDraft<Draft>(
    { place: 'programme', isBegun },
    {
      basedOn: version,
      parts: {},
    },
  );
  const [errors, setErrors] = useState<FormErrors>({});
  const hasChanges = isBegun(draft);
  useAskedToStay(hasChanges);
  const change = (parts: Partial<ProgrammeDocument>) => {
    setValue((before) => withParts(document, { version, draft: before }, parts));
    setErrors((before) => besideParts(before, Object.keys(parts)));
  };
  return {
    base,
    /** Where members are. */
    sites,
    draft,
    drafted: draftedOf(document, draft),
    hasChanges,
    /** Another version was saved, or one was withdrawn, since the draft was begun. */
    isLate: hasChanges && draft.basedOn !== version,
    mayChange: mayCall('saveprogramme', useMember()),
    errors,
    setErrors,
    change,
    /** In place of whatever is changed. */
    replace: (parts: Partial<ProgrammeDocument>) => {
      setErrors({});
      setValue({ basedOn: version, parts: otherThan(document, parts) });
    },
    /** What is changed is a change of the version that is last now. */
    accept: () => setValue((before) => withParts(document, { version, draft: { ...before, basedOn: version } }, {})),
    discard: () => {
      setErrors({});
      setValue({ basedOn: version, parts: {} });
      forget();
    },
  };
}

/** Errors of parts that were changed since are old. */
function besideParts(errors: FormErrors, parts: readonly string[]): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([place]) => !parts.includes(place.split('.')[0] ?? '')));
}
