import { Button } from '@mantine/core';
import { Link } from '#router/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { paths } from '../paths.ts';
import classes from './Award.module.css';
import type { AwardKind, KindRules } from './award-kinds.ts';

interface AwardHeaderProps {
  kind: AwardKind;
  rules: KindRules;
  linkProblem: string;
}

/** The title, with the fixed reason above it, and what went wrong with the person whom the address names. */
export function AwardHeader({ kind, rules, linkProblem }: AwardHeaderProps) {
  const [first = '', ...others] = rules.reasons;
  return (
    <>
      <PageHeader
        title={rules.title}
        {...(others.length === 0 && { eyebrow: first })}
        intro={rules.intro}
        actions={
          kind === 'payitforward' ? (
            <Button variant="default" component={Link} to={paths.payItForwardStatement}>
              Statement
            </Button>
          ) : null
        }
      />
      {linkProblem ? (
        <p className={classes.problem} role="alert">
          {linkProblem}
        </p>
      ) : null}
    </>
  );
}
