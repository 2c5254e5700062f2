import '#api/late-rows.ts';
import { say } from '@laurel/contract/say';
import { IconBuildingCommunity, IconShieldLock } from '@tabler/icons-react';
import { Choice } from '#ui/fields/Choice.tsx';
import * as texts from './texts.ts';

/** Who reads an idea beside its author: colleagues of their site too, or who reviews ideas alone; '' until somebody has said so. */
export type Sharing = 'site' | 'office' | '';

interface SharingChoiceProps {
  value: Sharing;
  error: string | undefined;
  onChange: (value: Sharing) => void;
}

/** Tells before an idea is sent who will read it. */
export function SharingChoice({ value, error, onChange }: SharingChoiceProps) {
  return (
    <Choice
      look="cards"
      isWide
      label={say(texts.whoReads)}
      error={error}
      offers={[
        {
          value: 'site',
          label: say(texts.mySite),
          words: say(texts.mySiteWords),
          icon: <IconBuildingCommunity aria-hidden size={22} stroke={1.6} />,
        },
        {
          value: 'office',
          label: say(texts.office),
          words: say(texts.officeWords),
          icon: <IconShieldLock aria-hidden size={22} stroke={1.6} />,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
