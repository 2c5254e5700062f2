import { knownAsMax, mobileMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { keepHome, useHome } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { changePictureSuffix } from '#ui/display/Avatar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import classes from './DataUpload.module.css';
import * as texts from './texts.ts';

/** One's own picture and details, which an upload may have changed. */
export function OwnProfile() {
  const { memberData } = useHome();
  const name = ownName(memberData);
  const refreshPicture = useMutation({
    mutationFn: () => call('getmemberdata', { resetimg: true }),
    onSuccess: (fresh) => {
      keepHome(fresh);
      changePictureSuffix();
      notify(say(texts.pictureRefreshed));
    },
  });
  return (
    <Card title={say(texts.profile)}>
      <div className={layout.beside}>
        <Face name={name} picId={memberData.picId} size={64} />
        <div>
          <p className={words.name}>{name}</p>
          <p className={words.facts}>{memberData.division}</p>
        </div>
      </div>
      <Button
        variant="default"
        isWaiting={refreshPicture.isPending}
        icon={<IconRefresh aria-hidden size={18} />}
        onClick={() => refreshPicture.mutate()}
      >
        {say(texts.refreshPicture)}
      </Button>
      <ProfileForm />
    </Card>
  );
}

const rules = () => import('@laurel/contract/calls/members/memberupdate').then(({ memberupdate }) => memberupdate);

function ProfileForm() {
  const home = useHome();
  const { firstname, cellNum, email } = home.memberData;
  const form = useCallForm({
    name: 'memberupdate',
    rules,
    empty: { firstname, cellNum, email },
    inputOf: (filled) => ({ ...filled }),
    onSent: ({ memberData }) => {
      keepHome({ ...home, memberData });
      form.reset({ firstname: memberData.firstname, cellNum: memberData.cellNum, email: memberData.email });
      notify(say(common.profileUpdated));
    },
  });
  const { values, errors, change } = form;
  return (
    <form className={`${layout.stack} ${classes.form}`} {...form.form}>
      <CountedInput
        label={say(texts.knownAs)}
        max={knownAsMax}
        value={values.firstname}
        error={errors.firstname}
        onChange={(text) => change({ firstname: text })}
      />
      <CountedInput
        label={say(common.mobile)}
        type="tel"
        max={mobileMax}
        value={values.cellNum}
        error={errors.cellNum}
        onChange={(text) => change({ cellNum: text })}
      />
      <TextInput
        label={say(common.emailAddress)}
        type="email"
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <Button type="submit" isWaiting={form.isSending}>
        {say(common.updateProfile)}
      </Button>
    </form>
  );
}
