import type { PersonRow } from '@laurel/contract/calls/personnel/person-row';
import { emailMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import { useRested } from '#lib/use-rested.ts';
import { samePerson } from '#people/who.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

const foundMost = 6;

interface OtherAccountProps {
  memberId: string;
  /** Whose other account it is: who has the same name is found at once. */
  name: string;
  /** '' before one is chosen. */
  otherId: string;
  error: string | undefined;
  onChange: (otherId: string) => void;
}

/** The second account of the same person, whether they ever signed on, or have left. */
export function OtherAccount({ memberId, name, otherId, error, onChange }: OtherAccountProps) {
  const [search, setSearch] = useState(name);
  const { rested } = useRested(search);
  const wish = { search: rested, limit: foundMost + 1 };
  const { data, error: failure } = useQuery({
    ...callQuery('peoplelist', wish, { errors: 'screen', staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
  const found = data?.people.filter((one) => !samePerson(one.memberId, memberId)).slice(0, foundMost);
  return (
    <div className={layout.stack}>
      <TextInput
        label={say(texts.otherSearch)}
        type="search"
        autoComplete="off"
        maxLength={emailMax}
        value={search}
        error={found && found.length > 0 ? undefined : error}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      {!found && !failure ? <SkeletonRows rows={2} /> : null}
      {found?.length === 0 ? (
        <p className={words.facts} role="status">
          {say(texts.nobodyFound)}
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <Choice
          label={say(texts.otherOne)}
          look="cards"
          isWide
          isRequired
          error={error}
          offers={found.map((one) => ({
            ...{ value: one.memberId, label: sideName(one), words: rowWords(one) },
            icon: <IconUser aria-hidden />,
          }))}
          value={otherId}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
}

export function sideName({ memberName: name, memberNumber: number }: Pick<PersonRow, 'memberName' | 'memberNumber'>) {
  return say(texts.sideName, { name, number });
}

interface SignedOn {
  division: string;
  isHere: boolean;
  dateLastSignedOn: string | null;
}

export function sideWords({ division, isHere, dateLastSignedOn: at }: SignedOn): string {
  const signedOn = at === null ? say(texts.neverSignedOn) : say(texts.signedOnAt, { day: formatDate(at) });
  return say(texts.sideWords, { division, signedOn: isHere ? signedOn : say(texts.hasLeft) });
}

function rowWords(one: PersonRow): string {
  return sideWords({ ...one, isHere: one.state === 'here' });
}
