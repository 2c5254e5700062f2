import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { monthNames } from '@laurel/contract/rules/months';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { keepHome, useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Avatar, changePictureSuffix } from '#ui/display/Avatar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { paths, serverPaths } from '../paths.ts';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import classes from './Profile.module.css';

export function ProfileView() {
  const member = useMember();
  const name = `${member.firstname} ${member.surname}`;
  return (
    <>
      <PageHeader
        title="My Profile"
        intro="What colleagues and the portal know about you."
        actions={
          <ButtonLink to={paths.profileUpdate} icon={<IconPencil aria-hidden size={18} />}>
            Update profile
          </ButtonLink>
        }
      />
      <EmailConfirmation member={member} />
      <div className={classes.columns}>
        <Card className={classes.identity}>
          <Avatar
            name={name}
            size={148}
            picture={member.picId ? (suffix) => serverPaths.picture(member.picId, suffix) : undefined}
          />
          <div>
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.division}>{member.division}</p>
          </div>
          <RefreshPicture />
        </Card>
        <Card title="Details">
          <Facts member={member} />
        </Card>
      </div>
    </>
  );
}

function Facts({ member }: { member: MemberData }) {
  const participates = member.interest1 === 'Y';
  return (
    <dl className={classes.facts}>
      <LabelledValue label="Member number">{member.memberNumber}</LabelledValue>
      <LabelledValue label="Get To Know">{participates ? 'You take part' : 'You do not take part'}</LabelledValue>
      <LabelledValue label="Name">
        {member.firstname} {member.surname}
      </LabelledValue>
      <LabelledValue label="Division">{member.division}</LabelledValue>
      <LabelledValue label="E-mail">{member.email || 'Not provided'}</LabelledValue>
      <LabelledValue label="Mobile">{member.cellNum || 'Not provided'}</LabelledValue>
      <LabelledValue label="Date of birth">{birthday(member)}</LabelledValue>
      {participates ? (
        <LabelledValue label="Hobbies">{member.interestOtherDesc || 'Not provided'}</LabelledValue>
      ) : null}
      {participates ? <LabelledValue label="Dreams">{member.otherInfo || 'Not provided'}</LabelledValue> : null}
    </dl>
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
      Refresh picture
    </Button>
  );
}

function birthday({ dOBdd, dOBmm }: MemberData): string {
  const month = dOBmm === null ? undefined : monthNames[dOBmm - 1];
  return dOBdd !== null && month ? `${dOBdd} ${month}` : 'Not provided';
}
