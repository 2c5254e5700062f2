import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { caseWords, ruleWords, stepsWords } from '#changes/rule-words.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './Rules.module.css';
import { exampleRules } from './rule-draft.ts';
import * as texts from './texts.ts';

interface NoRulesProps {
  mayChange: boolean;
  onTake: (rule: ApprovalRule) => void;
}

/** No rule yet; who may make some begins with an example. */
export function NoRules({ mayChange, onTake }: NoRulesProps) {
  return (
    <>
      <EmptyState
        compact
        illustration={illustrations.emptyList}
        words={say(texts.noRules)}
        hint={mayChange ? say(texts.beginWith) : undefined}
      />
      {mayChange ? (
        <ul className={classes.rules}>
          {exampleRules().map((rule) => (
            <li key={rule.key} className={`${layout.surface} ${classes.rule}`}>
              <div className={`${layout.row} ${layout.last} ${classes.example}`}>
                <p className={classes.sentence}>
                  <strong>{caseWords(rule)}</strong>
                  <span className={words.facts}>{stepsWords(rule.steps)}</span>
                </p>
                <Button variant="default" onClick={() => onTake(rule)}>
                  {say(texts.take)}
                  <span className="visually-hidden"> {ruleWords(rule)}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
