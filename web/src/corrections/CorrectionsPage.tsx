import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import * as common from '#lib/texts.ts';
import type { SelectedRecipient } from '#picker/recipient.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import * as texts from './texts.ts';

const RecipientPicker = late(() => import('#picker/RecipientPicker.tsx').then((m) => m.RecipientPicker));
const DebtList = late(() => import('./DebtList.tsx').then((m) => m.DebtList), {
  waiting: <SkeletonRows rows={8} />,
});
const OfPerson = late(() => import('./OfPerson.tsx').then((m) => m.OfPerson));

type Part = 'corrections' | 'debts';

const tabs: readonly { value: Part; label: string; words: string }[] = [
  { value: 'corrections', label: say(common.corrections), words: say(texts.correctionsWords) },
  { value: 'debts', label: say(texts.debts), words: say(texts.debtsWords) },
];

/** What was corrected, and who owes what of it; or, of the person in the address, what can be. */
export function CorrectionsPage() {
  const [search, setSearch] = useSearchParams();
  const memberId = search.get('member');
  const part: Part = search.get('list') === 'debts' ? 'debts' : 'corrections';
  const mayCorrect = mayCall('correct', useMember());
  const [isChoosing, setChoosing] = useState(false);
  const choose = ([chosen]: SelectedRecipient[]) => {
    if (!chosen) return;
    setChoosing(false);
    setSearch({ member: chosen.memberId });
  };
  if (memberId) return <OfPerson key={memberId} memberId={memberId} />;
  return (
    <>
      <PageHeader
        title={say(common.corrections)}
        intro={say(texts.intro)}
        actions={mayCorrect ? <Button onClick={() => setChoosing(true)}>{say(texts.choosePerson)}</Button> : null}
      />
      <Tabs<Part>
        label={say(common.corrections)}
        tabs={tabs}
        value={part}
        onChange={(next) => setSearch(next === 'debts' ? { list: next } : {}, { replace: true })}
      >
        {part === 'debts' ? (
          <Card>
            <DebtList />
          </Card>
        ) : (
          <CorrectionList />
        )}
      </Tabs>
      {isChoosing ? (
        <RecipientPicker
          single
          title={say(texts.whose)}
          listTitle={say(texts.chosen)}
          chosen={[]}
          onChange={choose}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}
