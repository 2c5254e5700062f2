import { useEffect, useState } from 'react';
import { keptInTab } from '#lib/kept.ts';
import { useLinkedChoice } from '#picker/linked-recipient.ts';
import type { SelectedRecipient } from '#picker/recipient.ts';

const handOverKey = 'tloid';

/** The member whose id another screen left in this tab. It is taken once. */
export function useHandedOver(onFound: (recipient: SelectedRecipient) => void): string {
  const [memberId, setMemberId] = useState<string>();
  useEffect(() => {
    const kept = keptInTab.read(handOverKey);
    keptInTab.write(handOverKey, null);
    if (kept) setMemberId(kept);
  }, []);
  const { recipient, problem } = useLinkedChoice(memberId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person found, not for each new callback
  useEffect(() => {
    if (recipient) onFound(recipient);
  }, [recipient]);
  return problem;
}
