import type { ApprovalRules } from '@laurel/contract/programme/approval-rules';
import { type DecidingWay, decidingWays } from '@laurel/contract/programme/deciding';
import { say } from '@laurel/contract/say';
import { decidingWords, partLabel } from '#changes/programme-words.ts';
import { RuleList } from '#rules/RuleList.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Changeable, NumberField } from './Fields.tsx';
import { sections } from './sections.ts';
import * as texts from './texts.ts';
import type { SectionProps } from './use-editing.ts';

/** Which awards wait until others have confirmed them, and how long; and who decides about a nomination. */
export function ApprovalsSection({ editing }: SectionProps) {
  const { drafted, base, sites, errors, mayChange } = editing;
  const { approvals } = drafted;
  const change = (more: Partial<ApprovalRules>) => editing.change({ approvals: { ...approvals, ...more } });
  return (
    <>
      <Deciding editing={editing} />
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.confirmedFirst)}</h3>
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
      </section>
    </>
  );
}

/** By the first who reviews it, or by several together. */
function Deciding({ editing }: SectionProps) {
  const { drafted, errors, change, mayChange } = editing;
  const { deciding } = drafted;
  const { by, people } = deciding;
  const label = partLabel('deciding.by');
  return (
    <Changeable label={say(texts.decidingHead)} mayChange={mayChange}>
      <section className={layout.stack}>
        <h3 className={words.name}>{say(texts.decidingHead)}</h3>
        <NativeSelect
          label={label}
          description={say(texts.decidingWords, { by })}
          data={decidingWays.map((value) => ({ value, label: decidingWords[value] }))}
          value={by}
          error={errors['deciding.by']}
          onChange={(event) => change({ deciding: { by: event.currentTarget.value as DecidingWay, people } })}
        />
        {by === 'first' ? null : (
          <NumberField
            label={partLabel('deciding.people')}
            description={by === 'chair' ? say(texts.withoutChair) : undefined}
            value={people}
            error={errors['deciding.people']}
            onChange={(most) => change({ deciding: { by, people: most } })}
          />
        )}
      </section>
    </Changeable>
  );
}
