import { Group, Modal } from '@mantine/core';
import { Button } from '#ui/buttons/Button.tsx';
import classes from './DialogModal.module.css';
import type { OpenDialog } from './dialogs.ts';

export function DialogModal({ dialog }: { dialog: OpenDialog }) {
  const danger = dialog.tone === 'danger';
  return (
    <Modal
      opened
      centered
      onClose={() => dialog.answer(false)}
      title={dialog.title}
      size={dialog.size ?? 'md'}
      classNames={{ content: classes.content }}
      attributes={{ content: { 'data-tone': dialog.tone ?? 'plain' }, header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.message}>{dialog.message}</div>
      <Group justify="flex-end" mt="lg">
        {dialog.isQuestion ? (
          <>
            <Button variant="default" onClick={() => dialog.answer(false)}>
              {dialog.cancel ?? 'Cancel'}
            </Button>
            <Button variant={danger ? 'danger' : 'filled'} data-autofocus onClick={() => dialog.answer(true)}>
              {dialog.confirm ?? 'Yes'}
            </Button>
          </>
        ) : (
          <Button data-autofocus variant={danger ? 'danger' : 'filled'} onClick={() => dialog.answer(true)}>
            OK
          </Button>
        )}
      </Group>
    </Modal>
  );
}
