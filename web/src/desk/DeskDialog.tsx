import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '#ui/focus/focus.ts';
import classes from './DeskDialog.module.css';

interface DeskDialogProps {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

export function DeskDialog({ title, onClose, size = 'md', children }: DeskDialogProps) {
  useFocusBack();
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      size={size}
      // What was typed is not lost to a click beside it.
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      {children}
    </Modal>
  );
}
