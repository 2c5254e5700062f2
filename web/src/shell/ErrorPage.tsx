import { Button } from '@mantine/core';
import { Link, useRouteError } from 'react-router';
import { StatePage } from '#ui/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { ScreenNotLoaded } from './load-screen.ts';

/** What is left of a page whose code failed, or never came. */
export function ErrorPage() {
  const error = useRouteError();
  const notLoaded = error instanceof ScreenNotLoaded;
  if (!notLoaded) console.error(error);
  return (
    <StatePage
      isAlert
      illustration={illustrations.error}
      title={notLoaded ? 'This page could not be loaded' : 'Something went wrong on this page'}
      words={
        notLoaded
          ? 'The connection is slow or was lost, or the portal was just renewed. Trying again usually helps.'
          : 'It is our mistake, not yours. Nothing that you sent before is lost.'
      }
      action={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <Button variant="default" component={Link} to={paths.home}>
            Home
          </Button>
        </>
      }
    />
  );
}
