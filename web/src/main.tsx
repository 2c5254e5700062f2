import '#lib/reader.ts';
import './theme/tokens.css';
import './theme/looks.css';
import './theme/fonts.css';
import './theme/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onSignedOut } from '#api/answer.ts';
import { onCallError, queryClient } from '#api/query-client.ts';
import { tokenStore } from '#api/token.ts';
import { Router } from '#router/Router.tsx';
import { navigate, openRouter, placeNow } from '#router/router.ts';
import { homeQuery } from '#session/member.ts';
import { reportError, reportStrayErrors } from './loading/report-error.ts';
import { isSignOnPath, paths } from './paths.ts';
import { App, routes } from './routes.tsx';

onCallError(reportError);
reportStrayErrors();
window.addEventListener('load', () => void import('./loading/after-load.ts').then((m) => m.afterLoad()));

// Reading this code and drawing are two pieces of work, so that a slow phone hears the first touch between them.
setTimeout(start);

function start() {
  // The member's data and the first screen's code travel at the same time.
  if (tokenStore.get() !== null && !isSignOnPath(window.location.pathname)) void queryClient.prefetchQuery(homeQuery);
  openRouter(routes);
  onSignedOut((end) => {
    // Whose session was lost may go on at the same place.
    const { pathname, search, hash } = placeNow();
    const state = end === 'lost' ? { lostAt: pathname + search + hash } : null;
    queryClient.clear();
    void navigate(paths.logout, { replace: true, state });
  });
  const place = document.getElementById('root');
  if (!place) throw new Error('No root.');
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Router>
          <App />
        </Router>
      </QueryClientProvider>,
    ),
  );
}
