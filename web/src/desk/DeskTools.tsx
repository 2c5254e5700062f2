import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFile } from '#api/fetch-file.ts';
import { useMember } from '#session/member.ts';
import { showShopError } from '#shop/shop-queries.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import { csvFailed, exportFailed } from '#ui/tables/export.ts';
import * as texts from './texts.ts';

const ImportDialog = late(() => import('./ImportDialog.tsx').then((m) => m.ImportDialog));

/** Lines go to suppliers as a file, and their answers come back as one. */
export function DeskTools() {
  const member = useMember();
  const [imports, setImports] = useState(false);
  const save = useMutation({
    mutationFn: () => fetchFile('deskexport', {}, () => void exportFailed(csvFailed)),
    meta: { errors: 'screen' },
    onError: showShopError,
  });
  return (
    <>
      <Button
        variant="default"
        isWaiting={save.isPending}
        icon={<IconDownload aria-hidden size={18} stroke={1.8} />}
        onClick={() => save.mutate()}
      >
        {say(texts.exportWaiting)}
      </Button>
      {mayCall('deskimport', member) ? (
        <Button
          variant="default"
          icon={<IconUpload aria-hidden size={18} stroke={1.8} />}
          onClick={() => setImports(true)}
        >
          {say(texts.importAnswers)}
        </Button>
      ) : null}
      {imports ? <ImportDialog onClose={() => setImports(false)} /> : null}
    </>
  );
}
