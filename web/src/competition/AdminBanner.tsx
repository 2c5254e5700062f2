import { pictureBytesMax } from '@laurel/contract/limits';
import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { refresh } from '#api/query-client.ts';
import { upload } from '#api/upload.ts';
import { Card } from '#ui/Card.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { alertDialog } from '#ui/dialogs.ts';
import { notify } from '#ui/toasts.ts';
import { serverPaths } from '../paths.ts';
import classes from './Admin.module.css';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const megabytes = pictureBytesMax / 1024 / 1024;

/** The banner as everybody sees it; a new one is in place as soon as it is chosen. */
export function AdminBanner({ banner }: { banner: string }) {
  const [suffix, setSuffix] = useState('');
  const [failing, setFailing] = useState('');
  const [part, setPart] = useState<number>();
  const send = async (file: File) => {
    setPart(0);
    try {
      const answer = await upload('adminbannerupload', file, { onProgress: setPart });
      setSuffix(answer.banner);
      notify('The new banner is in place.');
      void refresh('admincompetitionget');
    } catch (error) {
      if (!(error instanceof SignedOut)) refused(errorWords(error));
    } finally {
      setPart(undefined);
    }
  };
  const address = serverPaths.competitionBanner(suffix || banner || 'current');
  return (
    <Card title="Banner" className={classes.bannerCard}>
      {failing === address ? null : (
        <img
          className={classes.banner}
          src={address}
          alt="The current banner of the competition"
          width={1200}
          height={300}
          onError={() => setFailing(address)}
        />
      )}
      <DropZone
        words="Drop a picture here"
        hint={`JPEG, PNG or WebP, up to ${megabytes} MB. A wide one fits best, such as 1600 × 400.`}
        icon={<IconPhotoUp aria-hidden size={26} stroke={1.5} />}
        accept={pictureTypes}
        maxBytes={pictureBytesMax}
        disabled={part !== undefined}
        onFile={(file) => void send(file)}
        onReject={() => refused(`Please choose a JPEG, PNG or WebP picture of at most ${megabytes} MB.`)}
      />
      {part === undefined ? null : <progress className={classes.progress} value={part} max={1} aria-label="Upload" />}
    </Card>
  );
}

function refused(reason: string) {
  void alertDialog({ message: `FAILURE UPLOAD!!\n${reason}`, tone: 'danger' });
}
