import { type PointerEvent, useCallback, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusInPlace, useFocusBack } from '#ui/focus/focus.ts';
import classes from './Dialog.module.css';
import { DialogPanel, type PanelProps } from './DialogPanel.tsx';
import { closeIfTopmost, openModal } from './layer.ts';

export interface DialogProps extends PanelProps {
  /** On a phone a sheet as large as the screen; a drawer stands at the side where lines begin. */
  shape?: 'box' | 'sheet' | 'drawer';
  /** What was typed is not lost to a click beside it. */
  holdsWords?: boolean;
  /** Who opened it leads the focus back by itself. */
  leavesFocus?: boolean;
  /** What opened it goes with its closing. */
  openerGoes?: boolean;
  /** Then the focus goes there instead of to the heading. */
  focusNext?: (() => Element | null | undefined) | undefined;
}

/** A native modal dialog: it is open while it is on the page. */
export function Dialog({ leavesFocus = false, ...props }: DialogProps) {
  return leavesFocus ? <Modal {...props} /> : <ModalWithWayBack {...props} />;
}

function ModalWithWayBack({ openerGoes, focusNext, ...props }: DialogProps) {
  useFocusBack(openerGoes, focusNext);
  return <Modal {...props} />;
}

function Modal({ shape = 'box', holdsWords = false, ...panel }: DialogProps) {
  const { onClose } = panel;
  const titleId = useId();
  const frame = useOpen(onClose);
  return createPortal(
    <dialog
      ref={frame}
      className={classes.frame}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-shape={shape}
      onCancel={(event) => {
        // A choice of a file that was called off comes by here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closeIfTopmost(event.currentTarget);
      }}
      // Not every wish to close can be refused.
      onClose={() => onClose()}
      {...useClickBeside(holdsWords ? undefined : onClose)}
    >
      <DialogPanel titleId={titleId} {...panel} />
    </dialog>,
    document.body,
  );
}

/** Opens it as it comes, with the focus where its content wants it, or else on its first button. */
function useOpen(onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  return useCallback((dialog: HTMLDialogElement) => {
    const gone = openModal(dialog, () => close.current());
    // Left to itself, a browser would focus what scrolls.
    focusInPlace(dialog.querySelector('[data-autofocus]') ?? dialog.querySelector('button'));
    return gone;
  }, []);
}

/** A press that began or ended inside, selecting text for example, is none beside it. */
function useClickBeside(onClick: (() => void) | undefined) {
  const ends = useRef({ began: false, ended: false });
  const isBeside = (event: PointerEvent) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      ends.current = { began: isBeside(event), ended: false };
    },
    onPointerUp: (event: PointerEvent) => {
      ends.current.ended = isBeside(event);
    },
    onClick: () => {
      const { began, ended } = ends.current;
      if (began && ended) onClick?.();
    },
  };
}
