import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import { memberListMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { ReactNode, RefObject } from 'react';
import { failureOf } from '#api/call-error.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useRovingFocus } from '#ui/focus/roving-focus.ts';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import type { Colleague, useDirectory } from './directory.ts';
import { DivisionOption, PersonOption } from './PickerOption.tsx';
import classes from './RecipientPicker.module.css';
import type { SelectedRecipient } from './recipient.ts';
import { isChosen } from './rules.ts';
import * as texts from './texts.ts';

interface PickerResultsProps {
  box: RefObject<HTMLElement | null>;
  directory: ReturnType<typeof useDirectory>;
  chosen: readonly SelectedRecipient[];
  /** Offered as a whole above its people. */
  division: DivisionItem | undefined;
  onPerson: (person: Colleague) => void;
  onDivision: (division: DivisionItem) => void;
  /** Given where the filter narrows: looks in all countries and divisions. */
  onEverywhere: (() => void) | undefined;
}

export function PickerResults(props: PickerResultsProps) {
  const { directory, chosen, division, onPerson, onDivision, onEverywhere } = props;
  const { people, isCut, isLoading, error, refetch } = directory;
  const list = useRovingFocus(people);
  let content: ReactNode;
  if (error) {
    content = (
      <ErrorState
        compact
        illustration={illustrations.error}
        own={say(texts.membersFailed)}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  } else if (!people) content = <SkeletonRows rows={7} height={3.5} />;
  else {
    content = (
      <>
        {people.length === 0 && !isLoading ? <Nobody onEverywhere={onEverywhere} /> : null}
        <ul className={classes.options} ref={list.ref} onKeyDown={list.onKeyDown} onFocus={list.onFocus}>
          {division && people.length > 0 ? (
            <DivisionOption
              division={division}
              isChosen={isChosen(chosen, `div:${division.divisionCode}`)}
              onChoose={() => onDivision(division)}
            />
          ) : null}
          {people.map((person) => (
            <PersonOption
              key={person.memberId}
              person={person}
              isChosen={isChosen(chosen, person.memberId)}
              onChoose={() => onPerson(person)}
            />
          ))}
        </ul>
        {isCut ? <p className={words.facts}>{say(texts.moreMatch, { count: memberListMax })}</p> : null}
      </>
    );
  }
  return (
    <section ref={props.box} className={classes.results} aria-label={say(texts.membersFound)} aria-busy={isLoading}>
      {content}
      <p className="visually-hidden" role="status">
        {isLoading || !people ? '' : foundWords(people.length)}
      </p>
    </section>
  );
}

function Nobody({ onEverywhere }: { onEverywhere: (() => void) | undefined }) {
  return (
    <EmptyState
      compact
      illustration={illustrations.emptyList}
      words={say(texts.noMembers)}
      hint={onEverywhere ? undefined : say(texts.noMembersHint)}
      action={
        onEverywhere ? (
          <Button variant="default" onClick={onEverywhere}>
            {say(texts.searchAll)}
          </Button>
        ) : undefined
      }
    />
  );
}

function foundWords(count: number): string {
  if (count === 0) return say(texts.noMembers);
  return say(texts.found, { count });
}
