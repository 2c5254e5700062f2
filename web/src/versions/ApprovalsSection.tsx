import type { ApprovalRules } from '@laurel/contract/programme/approval-rules';
import { partLabel } from '#changes/programme-words.ts';
import { RuleList } from '#rules/RuleList.tsx';
import { Changeable, NumberField } from './Fields.tsx';
import { sections } from './sections.ts';
import type { SectionProps } from './use-editing.ts';

/** Which awards wait until others have confirmed them, and how long. */
export function ApprovalsSection({ editing }: SectionProps) {
  const { drafted, base, sites, errors, mayChange } = editing;
  const { approvals } = drafted;
  const change = (more: Partial<ApprovalRules>) => editing.change({ approvals: { ...approvals, ...more } });
  return (
    <>
      <RuleList
        place="approvals.rules"
        rules={approvals.rules}
        known={base.document.approvals.rules}
        errors={errors}
        mayChange={mayChange}
        sites={sites.map(({ site }) => site)}
        onChange={(rules) => change({ rules })}
      />
      <Changeable label={sections.approvals.label} mayChange={mayChange}>
        <NumberField
          label={partLabel('approvals.daysMost')}
          value={approvals.daysMost}
          error={errors['approvals.daysMost']}
          onChange={(daysMost) => change({ daysMost })}
        />
      </Changeable>
    </>
  );
}
