import { callRows, mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { nowStale } from '#api/stale.ts';
import { upload } from '#api/upload.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Card } from '#ui/display/Card.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import layout from '#ui/layout/layout.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { serverPaths } from '../paths.ts';
import classes from './Admin.module.css';
import { BannerPicture } from './BannerPicture.tsx';
import * as texts from './texts.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const { bytesMax } = callRows.adminbannerupload.file;
const megabytes = bytesMax / 1024 / 1024;

/** The banner of a competition, or of the one that the specification means; a new one is in place as soon as it is chosen. */
export function AdminBanner({ banner, competitionId }: { banner: string; competitionId?: string }) {
  const mayChange = mayCall('adminbannerupload', useMember());
  const [suffix, setSuffix] = useState('');
  const [part, setPart] = useState<number>();
  const send = async (file: File) => {
    setPart(0);
    try {
      const answer = await upload('adminbannerupload', file, {
        ...(competitionId && { query: { competitionId } }),
        onProgress: setPart,
      });
      setSuffix(answer.banner);
      notify(say(texts.bannerInPlace));
      void nowStale('adminbannerupload', 'done');
    } catch (error) {
      if (!(error instanceof SignedOut)) failed(errorWords(error));
    } finally {
      setPart(undefined);
    }
  };
  const shown = suffix || banner || 'current';
  return (
    <Card title={say(texts.banner)}>
      <BannerPicture
        key={shown}
        src={competitionId ? serverPaths.competitionPicture(shown) : serverPaths.competitionBanner(shown)}
        alt={say(texts.bannerAlt)}
        className={`${layout.drawing} ${classes.banner}`}
      />
      {mayChange ? (
        <DropZone
          words={say(common.dropPicture)}
          hint={say(texts.pictureHint, { megabytes })}
          icon={<IconPhotoUp aria-hidden size={26} stroke={1.5} />}
          accept={pictureTypes}
          maxBytes={bytesMax}
          isWaiting={part !== undefined}
          onFile={(file) => void send(file)}
          onReject={() => failed(say(common.pictureRefused, { megabytes }))}
        />
      ) : null}
      {part === undefined ? null : (
        <progress className={layout.progress} value={part} max={1} aria-label={say(common.upload)} />
      )}
    </Card>
  );
}

function failed(reason: string) {
  void alertDialog({ message: say(common.uploadFailed, { reason }), tone: 'danger' });
}
