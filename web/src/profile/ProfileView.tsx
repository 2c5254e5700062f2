import { mayOpen } from '@laurel/contract/access';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { languageNames } from '@laurel/contract/language-names';
import { isOn } from '@laurel/contract/programme/features';
import { monthName } from '@laurel/contract/rules/months';
import { language, say } from '@laurel/contract/say';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { Link } from '#router/Link.tsx';
import { keepHome, useMember } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { changePictureSuffix } from '#ui/display/Avatar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import classes from './Profile.module.css';
import { Sessions } from './Sessions.tsx';
import * as texts from './texts.ts';

const OwnVisibility = late(() => import('#feed/OwnVisibility.tsx').then((m) => m.OwnVisibility), {
  waiting: <SkeletonRows rows={1} height={14} />,
});

export function ProfileView() {
  const member = useMember();
  const name = ownName(member);
  return (
    <>
      <PageHeader
        title={say(common.myProfile)}
        intro={say(texts.profileIntro)}
        actions={
          <>
            <ButtonLink to={paths.profileUpdate} icon={<IconPencil aria-hidden size={18} />}>
              {say(common.updateProfile)}
            </ButtonLink>
            <ButtonLink variant="default" to={paths.notices('choices')}>
              {say(texts.whatIHear)}
            </ButtonLink>
            <ButtonLink variant="default" to={paths.away}>
              {say(common.away)}
            </ButtonLink>
          </>
        }
      />
      <EmailConfirmation member={member} />
      <div className={`${layout.columns} ${layout.above}`} data-first>
        <Card className={classes.identity}>
          <Face name={name} picId={member.picId} size={148} />
          <div>
            <h2 dir="auto" className={words.title}>
              {name}
            </h2>
            <p className={words.soft}>{member.division}</p>
            {mayOpen('colleague', member) ? (
              <Link className={words.link} to={paths.colleague(member.memberId)}>
                {say(texts.asSeen)}
              </Link>
            ) : null}
          </div>
          <RefreshPicture />
        </Card>
        <Card title={say(texts.details)}>
          <Details member={member} />
        </Card>
      </div>
      {isOn('feed', member) ? (
        <div className={layout.above}>
          <OwnVisibility />
        </div>
      ) : null}
      <Sessions />
    </>
  );
}

function Details({ member }: { member: MemberData }) {
  const tells = mayOpen('getToKnow', member);
  const participates = tells && member.interest1 === 'Y';
  return (
    <Facts>
      <LabelledValue label={say(texts.memberNumber)}>{member.memberNumber}</LabelledValue>
      {tells ? (
        <LabelledValue label={say(common.getToKnow)}>
          {say(participates ? texts.takesPart : texts.takesNoPart)}
        </LabelledValue>
      ) : null}
      <LabelledValue label={say(common.name)}>{ownName(member)}</LabelledValue>
      <LabelledValue label={say(common.division)}>{member.division}</LabelledValue>
      <LabelledValue label={say(common.emailAddress)}>{member.email || say(texts.notProvided)}</LabelledValue>
      <LabelledValue label={say(common.mobile)}>{member.cellNum || say(texts.notProvided)}</LabelledValue>
      <LabelledValue label={say(texts.language)}>{languageNames[language()]}</LabelledValue>
      <LabelledValue label={say(texts.dateOfBirth)}>{birthday(member)}</LabelledValue>
      {member.showsAnniversary === undefined || !isOn('celebrations', member) ? null : (
        <LabelledValue label={say(texts.ownAnniversary)}>
          {say(member.showsAnniversary ? texts.anniversaryShown : texts.anniversaryKept)}
        </LabelledValue>
      )}
      {participates ? (
        <LabelledValue label={say(texts.hobbies)}>{member.interestOtherDesc || say(texts.notProvided)}</LabelledValue>
      ) : null}
      {participates ? (
        <LabelledValue label={say(texts.dreams)}>{member.otherInfo || say(texts.notProvided)}</LabelledValue>
      ) : null}
    </Facts>
  );
}

/** For a picture that was changed elsewhere: asks the server again and passes every cache. */
function RefreshPicture() {
  const refresh = useMutation({
    mutationFn: () => call('getmemberdata', { resetimg: true }),
    onSuccess: (home) => {
      keepHome(home);
      changePictureSuffix();
    },
  });
  return (
    <Button
      variant="default"
      isWaiting={refresh.isPending}
      icon={<IconRefresh aria-hidden size={18} />}
      onClick={() => refresh.mutate()}
    >
      {say(texts.refreshPicture)}
    </Button>
  );
}

function birthday({ dOBdd, dOBmm }: MemberData): string {
  if (dOBdd === null || dOBmm === null) return say(texts.notProvided);
  return say(texts.birthday, { day: dOBdd, month: monthName(dOBmm) });
}
