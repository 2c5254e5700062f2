import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { IconPhotoUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { upload } from '#api/upload.ts';
import * as common from '#lib/texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './ProductPictures.module.css';
import * as texts from './texts.ts';

const { bytesMax } = callRows.productpicupload.file;
const megabytes = bytesMax / 1024 / 1024;

interface Sent {
  id: number;
  fileName: string;
  /** Where the picture is; none while it travels and where it failed. */
  src?: string;
  words: string;
  isFailed?: boolean;
}

/** Pictures of products, any number at once; each replaces the one of its name. */
export function ProductPictures() {
  const [sent, setSent] = useState<Sent[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  const add = (file: File, rejected?: string) => {
    const id = ++count.current;
    const change = (more: Partial<Sent>) =>
      setSent((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));
    setSent((all) => [
      { id, fileName: file.name, words: rejected ?? say(texts.waiting), isFailed: rejected !== undefined },
      ...all,
    ]);
    if (rejected !== undefined) return;
    last.current = last.current.then(async () => {
      change({ words: say(texts.uploading) });
      try {
        const { imageFile, products } = await upload('productpicupload', file);
        change({ src: imageFile, words: shownWith(products) });
      } catch (error) {
        change({ words: errorWords(error), isFailed: true });
      }
    });
  };
  return (
    <Card title={say(texts.productPictures)}>
      <DropZone
        many
        words={say(texts.dropPictures)}
        hint={say(texts.picturesHint, { megabytes })}
        icon={<IconPhotoUp aria-hidden size={26} stroke={1.5} />}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxBytes={bytesMax}
        onFile={(file) => add(file)}
        onReject={(file) => add(file, say(common.pictureRefused, { megabytes }))}
      />
      <ul className={`${layout.list} ${classes.list}`} aria-live="polite">
        {sent.map(({ id, fileName, src, words: said, isFailed }) => (
          <li key={id} className={layout.beside}>
            {src ? <img src={src} alt="" width={64} height={48} /> : <IconPhotoUp aria-hidden size={26} stroke={1.4} />}
            <p>
              <strong>{fileName}</strong>
              <span className={isFailed ? words.error : words.facts}>{said}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function shownWith(products: number): string {
  return products === 0 ? say(texts.kept) : say(texts.shownWith, { products });
}
