import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { caseWords, stepsWords } from '#changes/rule-words.ts';
import { formatPoints } from '#lib/points.ts';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
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
  const id = useId();
  const isChanged = saved && JSON.stringify(saved) !== JSON.stringify(rule);
  return (
    <>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <span className={classes.number}>{formatPoints(number)}</span>
          <span className={classes.sentence}>
            <strong>{caseWords(rule)}</strong>
            <span className={words.facts}>{stepsWords(rule.steps)}</span>
            {saved ? null : <Badge tone="gold">{say(texts.isNew)}</Badge>}
            {isChanged ? <Badge tone="waiting">{say(texts.isChanged)}</Badge> : null}
          </span>
          <IconChevronDown aria-hidden size={20} stroke={1.8} />
        </button>
        {acts}
      </div>
      {coveredBy ? (
        <p className={`${words.facts} ${classes.never}`}>
          <IconAlertTriangle aria-hidden size={18} stroke={1.8} />
          {say(texts.neverGoes, { number: coveredBy })}
        </p>
      ) : null}
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen ? (
          <fieldset className={layout.stack} disabled={!mayChange}>
            <legend className="visually-hidden">{say(texts.ruleNumber, { number })}</legend>
            {children}
          </fieldset>
        ) : null}
      </div>
    </>
  );
}
