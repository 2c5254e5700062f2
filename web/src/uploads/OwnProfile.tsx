import type { FormErrors } from '@laurel/contract/errors';
import { knownAsMax, mobileMax } from '@laurel/contract/limits';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { keepHome, useHome } from '#session/member.ts';
import { Avatar, changePictureSuffix } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { CountedInput } from '#ui/CountedInput.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { notify } from '#ui/toasts.ts';
import { serverPaths } from '../paths.ts';
import classes from './DataUpload.module.css';

/** One's own picture and details, which an upload may have changed. */
export function OwnProfile() {
  const { firstname, surname, picId, division } = useHome().memberData;
  const refreshPicture = useMutation({
    mutationFn: () => call('getmemberdata', { resetimg: true }),
    onSuccess: (fresh) => {
      keepHome(fresh);
      changePictureSuffix();
      notify('Your profile picture is refreshed.');
    },
  });
  return (
    <Card title="Profile" className={classes.profile}>
      <div className={classes.person}>
        <Avatar
          name={`${firstname} ${surname}`}
          size={64}
          picture={picId ? (suffix) => serverPaths.picture(picId, suffix) : undefined}
        />
        <div>
          <p className={classes.name}>
            {firstname} {surname}
          </p>
          <p className={classes.division}>{division}</p>
        </div>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={refreshPicture.isPending}
        leftSection={<IconRefresh aria-hidden size={18} />}
        onClick={() => refreshPicture.mutate()}
      >
        Refresh profile picture
      </Button>
      <ProfileForm />
    </Card>
  );
}

function ProfileForm() {
  const home = useHome();
  const { firstname, cellNum, email } = home.memberData;
  const [form, setForm] = useState({ firstname, cellNum, email });
  const [errors, setErrors] = useState<FormErrors>({});
  const save = useMutation({
    mutationFn: () => call('memberupdate', form),
    meta: { errors: 'fields' },
    onSuccess: ({ memberData }) => {
      keepHome({ ...home, memberData });
      setForm({ firstname: memberData.firstname, cellNum: memberData.cellNum, email: memberData.email });
      notify('Thank you for updating your details.');
    },
    onError: (error) => setErrors(formErrorsOf(error)),
  });
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <CountedInput
        label="Known-as first name"
        max={knownAsMax}
        value={form.firstname}
        error={errors.firstname}
        onChange={(text) => change({ firstname: text })}
      />
      <CountedInput
        label="Mobile"
        type="tel"
        max={mobileMax}
        value={form.cellNum}
        error={errors.cellNum}
        onChange={(text) => change({ cellNum: text })}
      />
      <TextInput
        label="E-mail"
        type="email"
        value={form.email}
        error={errors.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <Button type="submit" loading={save.isPending}>
        Update profile
      </Button>
    </form>
  );
}
