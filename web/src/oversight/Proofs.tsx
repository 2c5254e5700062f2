import type { Proof } from '@laurel/contract/calls/oversight/auditproof';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import classes from './Oversight.module.css';
import * as texts from './texts.ts';

/** How far the audit is sealed, and what the last proofs of the books found. */
export function Proofs() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('auditproof', {}, { errors: 'screen', staleTime: 0 }),
  );
  if (!data && error) return <NotRead {...{ error, isFetching, refetch }} />;
  if (!data) return <SkeletonRows rows={3} height={8} />;
  const { chain, waiting, setAside, proofs } = data;
  const isSealed = setAside === 0;
  return (
    <div className={layout.sections}>
      {(['ledger', 'audit'] as const).map((of) => (
        <ProofCard key={of} of={of} proof={proofs.find((one) => one.of === of)} />
      ))}
      <Card
        title={say(texts.sealed)}
        actions={<Badge tone={isSealed ? 'done' : 'danger'}>{say(isSealed ? texts.isSealed : texts.isSetAside)}</Badge>}
      >
        <div className={layout.stack}>
          <p>
            {say(setAside > 0 ? texts.setAsideWords : texts.sealedWords, {
              count: setAside > 0 ? setAside : waiting.count,
            })}
          </p>
          <Facts>
            <LabelledValue label={say(texts.entries)}>{formatPoints(chain.entries)}</LabelledValue>
            {waiting.oldestDate ? (
              <LabelledValue label={say(texts.waitsSince)}>{formatTime(waiting.oldestDate)}</LabelledValue>
            ) : null}
            {chain.lastId ? (
              <>
                <LabelledValue label={say(texts.lastEntry)}>{chain.lastId}</LabelledValue>
                <LabelledValue label={say(texts.when)}>{formatTime(chain.lastDate)}</LabelledValue>
                <LabelledValue label={say(texts.hash)}>
                  <code className={classes.hash}>{chain.lastHash}</code>
                </LabelledValue>
              </>
            ) : null}
          </Facts>
        </div>
      </Card>
    </div>
  );
}

function ProofCard({ of, proof }: { of: Proof['of']; proof: Proof | undefined }) {
  const [words, tone] = standingOf(proof);
  return (
    <Card
      title={say(of === 'ledger' ? texts.ofLedger : texts.ofAudit)}
      actions={<Badge tone={tone}>{say(words.badge)}</Badge>}
    >
      <div className={layout.stack}>
        <p>{say(words.said)}</p>
        {proof ? (
          <Facts>
            <LabelledValue label={say(texts.rightAt)}>
              {proof.dateRight ? formatTime(proof.dateRight) : '–'}
            </LabelledValue>
            <LabelledValue label={say(texts.findings)}>{formatPoints(proof.findings)}</LabelledValue>
            <LabelledValue label={say(texts.took)}>
              {say(texts.seconds, { seconds: Math.round(proof.seconds * 10) / 10 })}
            </LabelledValue>
          </Facts>
        ) : null}
      </div>
    </Card>
  );
}

function standingOf(proof: Proof | undefined) {
  if (!proof) return [{ badge: texts.notProven, said: texts.notProvenWords }, 'waiting'] as const;
  if (proof.findings > 0) return [{ badge: texts.notRight, said: texts.notRightWords }, 'danger'] as const;
  return [{ badge: texts.right, said: texts.rightWords }, 'done'] as const;
}
