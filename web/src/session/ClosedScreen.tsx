import { type Holder, mayOpen, mayUse, type Screen, screenAccess } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { useMember } from './member.ts';
import * as texts from './texts.ts';

/** In place of a screen that is not for the reader, or that their site does without. */
export function ClosedScreen({ screen }: { screen: Screen }) {
  if (!mayUse({ access: screenAccess[screen], reads: true }, useMember()))
    return <StatePage illustration={illustrations.signedOut} title={refusalOf(screen)} />;
  return (
    <StatePage
      illustration={illustrations.welcome}
      title={say(screen === 'competition' ? said.noCompetition : said.notImplemented)}
      words={say(texts.siteWithout)}
      action={<ButtonLink to={paths.home}>{say(common.home)}</ButtonLink>}
    />
  );
}

const aManager: Holder = { siteTemplate: 'laurel', capabilities: ['manager'] };

function refusalOf(screen: Screen): string {
  const isManagers = screenAccess[screen] !== 'entrusted' && mayOpen(screen, aManager);
  return say(isManagers ? said.managersOnly : said.authorisedOnly);
}
