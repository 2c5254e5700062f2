import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { navigate, useParams } from '#router/router.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

const waiting = <SkeletonRows rows={4} height={6} />;
const AuditList = late(() => import('./AuditList.tsx').then((m) => m.AuditList), { waiting });
const Uploads = late(() => import('./Uploads.tsx').then((m) => m.Uploads), { waiting });
const Proofs = late(() => import('./Proofs.tsx').then((m) => m.Proofs), { waiting });

const parts = ['acts', 'uploads', 'proofs'] as const;
type Part = (typeof parts)[number];

const tabs: readonly { value: Part; label: string; words: string }[] = [
  { value: 'acts', label: say(texts.acts), words: say(texts.actsWords) },
  { value: 'uploads', label: say(texts.uploads), words: say(texts.uploadsWords) },
  { value: 'proofs', label: say(texts.proofs), words: say(texts.proofsWords) },
];

/** What is kept as evidence: who did what, which files were taken in, and whether all of it is as it was. */
export function AuditPage() {
  const { part: named } = useParams();
  const part = parts.find((one) => one === named) ?? 'acts';
  return (
    <>
      <PageHeader title={say(common.audit)} intro={say(texts.auditIntro)} />
      <Tabs<Part>
        label={say(common.audit)}
        tabs={tabs}
        value={part}
        onChange={(next) => void navigate(paths.audit(next === 'acts' ? undefined : next), { replace: true })}
      >
        {part === 'acts' ? <AuditList /> : null}
        {part === 'uploads' ? <Uploads /> : null}
        {part === 'proofs' ? <Proofs /> : null}
      </Tabs>
    </>
  );
}
