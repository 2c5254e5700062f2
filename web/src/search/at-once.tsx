import { type Holder, mayOpen, type Screen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import {
  type Icon,
  IconBell,
  IconHeart,
  IconHeartHandshake,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconSparkles,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { pagesFor } from '#guide/guide-pages.tsx';
import * as common from '#lib/texts.ts';
import { navOf } from '#menu/nav.ts';
import { chooseScheme, scheme } from '#theme/scheme.ts';
import { paths } from '../paths.ts';
import type { Option } from './option.ts';
import { otherWordsOf, schemeWords } from './other-words.ts';
import { Sign } from './Sign.tsx';
import * as texts from './texts.ts';

/** Every screen that somebody may open: what the menu has, and what lies beside it. */
export function screensFor(who: Holder): Option[] {
  const entries = navOf(who).flatMap(({ label, entries }) => entries.map((entry) => ({ ...entry, detail: label })));
  const beside = [
    { label: say(texts.notices), to: paths.notices(), icon: IconBell, screen: 'notices' },
    { label: say(texts.myNominations), to: paths.myNominations, icon: IconSparkles, screen: 'myRecognition' },
  ] as const satisfies readonly { label: string; to: string; icon: Icon; screen: Screen }[];
  return [
    ...entries,
    ...beside.filter(({ screen }) => mayOpen(screen, who)).map((one) => ({ ...one, detail: '' })),
  ].map(({ label, to, icon, detail }) => ({
    id: `screen ${to}`,
    group: 'screens',
    ...{ label, to, detail },
    sign: <Sign icon={icon} />,
    otherWords: otherWordsOf(to),
  }));
}

/** What somebody may do from everywhere, the most useful first. */
export function actionsFor(who: Holder): Option[] {
  const isDark = scheme.get() === 'dark';
  const leads: { label: string; to: string; icon: Icon; screen: Screen; thanks?: Option['thanks'] }[] = [
    {
      ...{
        label: say(texts.doThank),
        to: paths.recognise(undefined, 'thankyou'),
        icon: IconHeart,
        screen: 'recognise',
      },
      thanks: {},
    },
    { label: say(common.nominateColleague), to: paths.nominate(), icon: IconSparkles, screen: 'nominate' },
    { label: say(texts.doGive), to: paths.payItForward(), icon: IconHeartHandshake, screen: 'payItForward' },
    { label: say(texts.doDecide), to: paths.todo(), icon: IconListCheck, screen: 'todo' },
    { label: say(texts.doPicture), to: paths.profileUpdate, icon: IconUserCircle, screen: 'profile' },
    { label: say(texts.doNotices), to: paths.notices('choices'), icon: IconBell, screen: 'notices' },
  ];
  const action = (
    id: string,
    icon: Icon,
    option: Pick<Option, 'label' | 'to' | 'run' | 'thanks' | 'otherWords'>,
  ): Option => ({
    id: `action ${id}`,
    group: 'actions',
    sign: <Sign icon={icon} />,
    ...option,
  });
  return [
    ...leads
      .filter(({ screen }) => mayOpen(screen, who))
      .map(({ label, to, icon, thanks }) => action(to, icon, { label, to, thanks, otherWords: otherWordsOf(to) })),
    action('scheme', isDark ? IconSun : IconMoon, {
      label: say(isDark ? texts.doLight : texts.doDark),
      run: () => chooseScheme(isDark ? 'light' : 'dark'),
      otherWords: schemeWords(),
    }),
    action(paths.logout, IconLogout, {
      label: say(common.logOut),
      to: paths.logout,
      otherWords: otherWordsOf(paths.logout),
    }),
  ];
}

/** Pages of the guide about what somebody may open. */
export function guideFor(who: Holder): Option[] {
  if (!mayOpen('guide', who)) return [];
  return pagesFor(who).map(({ page, title, summary, headings }) => ({
    id: `guide ${page}`,
    group: 'help',
    label: title,
    detail: say(texts.inGuide),
    to: paths.guide(page),
    sign: <Sign of="help" />,
    otherWords: [summary, ...headings].join(' '),
  }));
}
