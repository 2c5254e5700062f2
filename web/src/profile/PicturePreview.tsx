import { say } from '@laurel/contract/say';
import { useEffect, useRef } from 'react';
import classes from './Profile.module.css';
import * as texts from './texts.ts';

/** The chosen picture as it will stand, drawn here: the policy for pictures then need not allow blob: addresses. */
export function PicturePreview({ file, size }: { file: File; size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    void createImageBitmap(file).then(
      (picture) => {
        if (!gone) drawCovering(canvas.current, picture);
        picture.close();
      },
      () => {
        // Not a picture: the server will say so.
      },
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      className={classes.preview}
      width={size * 2}
      height={size * 2}
      style={{ width: size, height: size }}
      role="img"
      aria-label={say(texts.preview)}
    />
  );
}

function drawCovering(canvas: HTMLCanvasElement | null, picture: ImageBitmap) {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}
