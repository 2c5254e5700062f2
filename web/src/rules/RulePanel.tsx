import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { caseWords, stepsWords } from '#changes/rule-words.ts';
import { formatPoints } from '#lib/points.ts';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { OpenRow } from '#ui/navigation/OpenRow.tsx';
import classes from './Rules.module.css';
import * as texts from './texts.ts';

interface RulePanelProps {
  rule: ApprovalRule;
  /** Its place, from 1 on. */
  number: number;
  /** As it is saved; undefined of what is new. */
  saved: ApprovalRule | undefined;
  /** The number of a rule before it that makes it useless. */
  coveredBy: number | undefined;
  mayChange: boolean;
  /** Beside it. */
  acts: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Its fields. */
  children: ReactNode;
}

/** A rule read as a sentence, which opens to be changed; who may not change it sees its fields all the same. */
export function RulePanel(props: RulePanelProps) {
  const { rule, number, saved, coveredBy, mayChange, acts, isOpen, onOpen, children } = props;
  const isChanged = saved && JSON.stringify(saved) !== JSON.stringify(rule);
  return (
    <OpenRow
      {...{ acts, isOpen, onOpen }}
      look="panel"
      head={
        <>
          <span className={classes.number}>{formatPoints(number)}</span>
          <span className={classes.sentence}>
            <strong>{caseWords(rule)}</strong>
            <span className={words.facts}>{stepsWords(rule.steps)}</span>
            {saved ? null : <Badge tone="gold">{say(texts.isNew)}</Badge>}
            {isChanged ? <Badge tone="waiting">{say(texts.isChanged)}</Badge> : null}
          </span>
        </>
      }
      note={
        coveredBy ? (
          <p className={`${words.facts} ${classes.never}`}>
            <IconAlertTriangle aria-hidden size={18} stroke={1.8} />
            {say(texts.neverGoes, { number: coveredBy })}
          </p>
        ) : null
      }
    >
      <fieldset className={layout.stack} disabled={!mayChange}>
        <legend className="visually-hidden">{say(texts.ruleNumber, { number })}</legend>
        {children}
      </fieldset>
    </OpenRow>
  );
}
