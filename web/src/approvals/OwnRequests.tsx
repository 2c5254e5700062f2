import type { Approval } from '@laurel/contract/calls/approvals';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import { useFurther } from '#api/use-further.ts';
import { ageWords } from '#asking/age-words.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { anyWords, namesWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { useMore } from '#lists/use-more.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { paths } from '../paths.ts';
import { AskedTitle } from './AskedTitle.tsx';
import { kindWords } from './approval-words.ts';
import * as texts from './texts.ts';

/** What the reader asked that waits: since when, and with whom. Where they may take it back, and what became of the others, is a step away. */
export function OwnRequests() {
  const { pages, ...query } = useFurther('approvals', { show: 'waiting' as const, own: true, size: 25 });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetching } = query;
  const list = useRef<HTMLUListElement>(null);
  const asked = pages?.flatMap(({ approvals }) => approvals);
  const at = useCallback((place: number) => list.current?.querySelectorAll('h2')[place], []);
  const more = useMore({ shown: asked?.length ?? 0, at, fetchNextPage });
  if (!asked) return query.error ? <NotRead {...query} /> : <SkeletonRows rows={2} height={9} />;
  return (
    <div className={layout.stack}>
      {asked.length === 0 ? <p>{say(texts.noneOfYours)}</p> : null}
      <ul ref={list} className={layout.list} aria-label={say(texts.whatWaits)} aria-busy={isFetching}>
        {asked.map((approval) => (
          <li key={approval.approvalId} className={`${layout.surface} ${layout.inset} ${layout.lines}`}>
            <p className={words.kind}>{kindWords[approval.kind]}</p>
            <h2 tabIndex={-1} className={words.name}>
              <AskedTitle approval={approval} />
            </h2>
            <p className={words.facts}>{waitWords(approval)}</p>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        {hasNextPage ? (
          <Button variant="default" isWaiting={isFetchingNextPage} onClick={more}>
            {say(common.showMore)}
          </Button>
        ) : null}
        <ButtonLink variant="default" to={paths.approvals}>
          {say(texts.allOfYours)}
        </ButtonLink>
      </div>
    </div>
  );
}

function waitWords({ steps, dateAsked }: Approval): string {
  const step = steps.find(({ state }) => state === 'now');
  const since = ageWords(dateAsked, new Date());
  if (!step || step.people.count === 0) return since;
  return say(texts.waitsWith, { since, names: step.all ? namesWords(step.people) : anyWords(step.people) });
}
