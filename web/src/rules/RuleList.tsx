import type { FormErrors } from '@laurel/contract/errors';
import { type ApprovalRule, rulesMost } from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { ruleWords } from '#changes/rule-words.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { confirmDialog } from '#ui/overlays/dialogs.ts';
import { NoRules } from './NoRules.tsx';
import { RuleFields } from './RuleFields.tsx';
import { RulePanel } from './RulePanel.tsx';
import classes from './Rules.module.css';
import { coveredBy, mayAdd, movedRule, newKey, newRule, withCopy } from './rule-draft.ts';
import * as texts from './texts.ts';

interface RuleListProps {
  /** Where they stand in the programme, by which their errors are told. */
  place: string;
  rules: readonly ApprovalRule[];
  /** As they are saved. */
  known: readonly ApprovalRule[];
  errors: FormErrors;
  mayChange: boolean;
  /** Where members are. */
  sites: readonly string[];
  onChange: (rules: ApprovalRule[]) => void;
}

/** Rules in their order, to be changed, moved, copied and removed, and one more. */
export function RuleList(props: RuleListProps) {
  const { place, rules, known, errors, mayChange, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const key = newKey([...rules, ...known].map((rule) => rule.key));
  /** With one that is new, opened. */
  const begin = (next: ApprovalRule[]) => {
    onChange(next);
    setOpen(key);
    focusRule(list, key);
  };
  if (rules.length === 0)
    return (
      <div ref={add} className={layout.stack}>
        <GroupError error={errors[place]} />
        <NoRules mayChange={mayChange} onTake={(rule) => begin([{ ...rule, key }])} />
        {mayChange ? <AddRule onAdd={() => begin([newRule(key)])} /> : null}
      </div>
    );
  return (
    <div className={layout.stack}>
      <p className={words.facts}>{say(texts.firstFits)}</p>
      <GroupError error={errors[place]} />
      <ol ref={list} className={classes.rules} aria-label={say(texts.rulesInOrder)}>
        {rules.map((rule, at) => (
          <RuleRow
            {...props}
            key={rule.key}
            {...{ rule, at }}
            isOpen={open === rule.key || hasErrors(errors, `${place}.${at}.`)}
            onOpen={(isOpen) => setOpen((before) => (isOpen ? rule.key : before === rule.key ? undefined : before))}
            onMove={(step) => {
              onChange(movedRule(rules, at, step));
              focusRule(list, rule.key, `[data-step="${step}"]`);
            }}
            onCopy={() => begin(withCopy(rules, rule, key))}
            onRemove={() => {
              const rest = rules.filter((one) => one !== rule);
              onChange(rest);
              const next = rest[Math.min(at, rest.length - 1)];
              if (next) focusRule(list, next.key);
              else requestAnimationFrame(() => focusOn(add.current?.querySelector('button')));
            }}
          />
        ))}
      </ol>
      {!mayChange ? null : mayAdd(rules) ? (
        <AddRule onAdd={() => begin([...rules, newRule(key)])} />
      ) : (
        <p className={words.facts}>{say(texts.atMost, { max: rulesMost })}</p>
      )}
    </div>
  );
}

function hasErrors(errors: FormErrors, place: string): boolean {
  return Object.keys(errors).some((at) => at.startsWith(place));
}

/** To one of the rules once it is drawn: on itself, or on one of its buttons. */
function focusRule(list: RefObject<HTMLElement | null>, key: string, button = 'button') {
  requestAnimationFrame(() => focusOn(list.current?.querySelector(`[data-key="${key}"] ${button}`)));
}

function AddRule({ onAdd }: { onAdd: () => void }) {
  return (
    <div>
      <Button variant="default" size="md" icon={<IconPlus aria-hidden size={18} />} onClick={onAdd}>
        {say(texts.addRule)}
      </Button>
    </div>
  );
}

interface RuleRowProps extends RuleListProps, Omit<ActsProps, 'isFirst' | 'isLast'> {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function RuleRow(props: RuleRowProps) {
  const { place, rules, known, errors, mayChange, sites, rule, at, isOpen, onOpen, onChange } = props;
  const covering = coveredBy(rules, at);
  return (
    <li className={`${layout.surface} ${classes.rule}`} data-key={rule.key}>
      <RulePanel
        {...{ rule, mayChange, isOpen, onOpen }}
        number={at + 1}
        saved={known.find(({ key }) => key === rule.key)}
        coveredBy={covering === undefined ? undefined : covering + 1}
        acts={mayChange ? <RuleActs {...props} isFirst={at === 0} isLast={at === rules.length - 1} /> : null}
      >
        <RuleFields
          {...{ rule, errors, mayChange, sites }}
          place={`${place}.${at}`}
          onChange={(next) => onChange(rules.map((one) => (one === rule ? next : one)))}
        />
      </RulePanel>
    </li>
  );
}

interface ActsProps {
  rule: ApprovalRule;
  /** Its place among all. */
  at: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

function RuleActs({
  rule,
  at,
  isFirst,
  isLast,
  onMove,
  onCopy,
  onRemove,
  rules,
}: ActsProps & Pick<RuleListProps, 'rules'>) {
  const name = { rule: say(texts.ruleNumber, { number: at + 1 }) };
  const remove = async () => {
    const isMeant = await confirmDialog({
      title: say(texts.removeTitle),
      message: ruleWords(rule),
      confirm: say(texts.remove),
      tone: 'danger',
    });
    if (isMeant) onRemove();
  };
  return (
    <>
      <IconButton label={say(texts.moveUp, name)} disabled={isFirst} data-step={-1} onClick={() => onMove(-1)}>
        <IconArrowUp aria-hidden size={19} stroke={1.8} />
      </IconButton>
      <IconButton label={say(texts.moveDown, name)} disabled={isLast} data-step={1} onClick={() => onMove(1)}>
        <IconArrowDown aria-hidden size={19} stroke={1.8} />
      </IconButton>
      <IconButton label={say(texts.copyRule, name)} disabled={!mayAdd(rules)} onClick={onCopy}>
        <IconCopy aria-hidden size={19} stroke={1.8} />
      </IconButton>
      <IconButton label={say(texts.removeRule, name)} aria-haspopup="dialog" onClick={remove}>
        <IconTrash aria-hidden size={19} stroke={1.8} />
      </IconButton>
    </>
  );
}
