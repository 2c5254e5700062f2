import { useEffect } from 'react';
import { navigate } from '#router/router.ts';
import { insideSite } from '../paths.ts';

/** Goes where a notice leads that was pressed outside the portal: the service worker asks the tab in which somebody is signed on. */
export function useOpened() {
  useEffect(() => {
    const hear = ({ data, ports }: MessageEvent<{ asks?: true; opens?: unknown } | undefined>) => {
      if (data?.asks) ports[0]?.postMessage(true);
      if (typeof data?.opens === 'string') void navigate(insideSite(data.opens));
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, []);
}
