import type { ContentVersion } from '@laurel/contract/calls/content/contentversions';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { Difference } from './Difference.tsx';
import * as texts from './texts.ts';
import type { Text } from './use-text-form.ts';

interface CompareDialogProps {
  text: Text;
  /** Those that are listed. */
  versions: readonly ContentVersion[];
  from: number;
  to: number | 'draft';
  onClose: () => void;
}

/** Any two versions beside each other. */
export function CompareDialog({ text, versions, onClose, ...first }: CompareDialogProps) {
  const [from, setFrom] = useState(first.from);
  const [to, setTo] = useState(first.to);
  const numbers = [
    ...new Set([...versions.map(({ version }) => version), first.from, first.to, text.published?.version ?? 0]),
  ]
    .filter((one): one is number => typeof one === 'number' && one > 0)
    .toSorted((one, other) => other - one);
  const offers = numbers.map((version) => ({ value: String(version), label: say(texts.versionNumber, { version }) }));
  return (
    <Dialog title={say(texts.compare)} size="xl" shape="sheet" onClose={onClose}>
      <div className={layout.fields}>
        <NativeSelect
          label={say(texts.between)}
          data={[...offers, { value: '0', label: say(texts.nothingBefore) }]}
          value={String(from)}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
        />
        <NativeSelect
          label={say(texts.and)}
          data={[...(text.draft ? [{ value: 'draft', label: say(texts.theDraft) }] : []), ...offers]}
          value={String(to)}
          onChange={({ currentTarget: { value } }) => setTo(value === 'draft' ? value : Number(value))}
        />
      </div>
      <Difference text={text} from={from} to={to} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {say(common.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
