import { say } from '@laurel/contract/say';
import { IconRotate, IconRotateClockwise } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import classes from './CropDialog.module.css';
import { type Crop, drawCrop, moved, turned, untouched, within, zoomMost } from './crop.ts';
import * as texts from './texts.ts';

/** Pixels of the square that is sent: as many as a picture is kept in at most. */
const pixels = 512;
/** Of the square, with one press of a key. */
const step = 0.05;
const ways: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};

interface CropDialogProps {
  picture: ImageBitmap;
  /** The square that was chosen. */
  onChosen: (file: File) => void;
  onClose: () => void;
}

/** Which square of a picture stands for somebody: moved, brought nearer, turned. */
export function CropDialog({ picture, onChosen, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => within(picture, untouched));
  useEffect(() => {
    const paper = canvas.current?.getContext('2d');
    if (paper) drawCrop(paper, picture, crop, pixels);
  }, [picture, crop]);
  const choose = () =>
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onChosen(new File([blob], 'picture', { type: blob.type }));
      },
      'image/webp',
      0.92,
    );
  return (
    <Dialog title={say(texts.yourPicture)} onClose={onClose}>
      <div className={classes.body}>
        <canvas
          ref={canvas}
          className={classes.square}
          width={pixels}
          height={pixels}
          role="img"
          aria-label={say(texts.pictureToMove)}
          tabIndex={0}
          data-autofocus
          {...useMoving(picture, setCrop)}
        />
        <p className={words.facts}>{say(texts.moveHint)}</p>
        <div className={classes.controls}>
          <IconButton label={say(texts.turnLeft)} onClick={() => setCrop((one) => turned(one, 'left'))}>
            <IconRotate aria-hidden size={22} stroke={1.7} />
          </IconButton>
          <label className={classes.zoom}>
            {say(texts.zoom)}
            <input
              type="range"
              min={1}
              max={zoomMost}
              step={0.05}
              value={crop.zoom}
              onChange={({ currentTarget: { valueAsNumber: zoom } }) =>
                setCrop((one) => within(picture, { ...one, zoom }))
              }
            />
          </label>
          <IconButton label={say(texts.turnRight)} onClick={() => setCrop((one) => turned(one, 'right'))}>
            <IconRotateClockwise aria-hidden size={22} stroke={1.7} />
          </IconButton>
        </div>
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {say(common.cancel)}
        </Button>
        <Button onClick={choose}>{say(texts.usePicture)}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** By a pointer, which holds it, and by the keys with arrows. */
function useMoving(picture: ImageBitmap, setCrop: (change: (crop: Crop) => Crop) => void) {
  const held = useRef<{ x: number; y: number }>(undefined);
  const letGo = () => {
    held.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
      if (!held.current) return;
      const by = {
        right: (x - held.current.x) / currentTarget.clientWidth,
        down: (y - held.current.y) / currentTarget.clientHeight,
      };
      held.current = { x, y };
      setCrop((crop) => moved(picture, crop, by));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const by = ways[event.key];
      if (!by) return;
      event.preventDefault();
      setCrop((crop) => moved(picture, crop, by));
    },
  };
}
