import { say } from '@laurel/contract/say';
import { IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useStore } from '#lib/store.ts';
import { useLocation } from '#router/router.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWayOut } from '#ui/focus/focus.ts';
import { Over } from './Over.tsx';
import classes from './ToastHost.module.css';
import * as texts from './texts.ts';
import { dismissToast, holdToast, keepToastsOf, letToastGo, toasts } from './toasts.ts';

export function ToastHost() {
  const shown = useStore(toasts);
  const { pathname } = useLocation();
  const wayOut = useWayOut(shown);
  useEffect(() => keepToastsOf(pathname), [pathname]);
  return (
    <Over>
      <div className={classes.region} role="status" aria-live="polite" onFocus={wayOut}>
        {shown.map((toast) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it; who is at a message keeps it.
          <div
            key={toast.id}
            className={classes.toast}
            onPointerEnter={() => holdToast(toast.id)}
            onPointerLeave={() => letToastGo(toast.id)}
            onFocus={() => holdToast(toast.id)}
            onBlur={() => letToastGo(toast.id)}
          >
            {toast.sign ?? <IconCircleCheck aria-hidden size={22} />}
            <span className={classes.message}>{toast.message}</span>
            {toast.act ? (
              <button
                type="button"
                className={classes.act}
                onClick={() => {
                  dismissToast(toast.id);
                  toast.act?.does();
                }}
              >
                {toast.act.words}
              </button>
            ) : null}
            <IconButton label={say(texts.dismiss)} onClick={() => dismissToast(toast.id)}>
              <IconX aria-hidden size={18} />
            </IconButton>
          </div>
        ))}
      </div>
    </Over>
  );
}
