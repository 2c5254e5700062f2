import type { FormErrors } from '@laurel/contract/errors';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf, NoResponse, Refused } from '#api/call-error.ts';
import { showCallError } from '#api/query-client.ts';
import { Link } from '#router/Link.tsx';
import { navigate } from '#router/router.ts';
import { keepHome, mustUpdateProfile, useHome } from '#session/member.ts';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { alertDialog } from '#ui/dialogs.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { notify } from '#ui/toasts.ts';
import { paths } from '../paths.ts';
import { PictureUpload } from './PictureUpload.tsx';
import classes from './Profile.module.css';
import { ProfileFields } from './ProfileFields.tsx';
import { formOf, type ProfileForm, profileErrors, updateOf } from './profile-form.ts';

export function ProfileEdit() {
  const home = useHome();
  const member = home.memberData;
  // As it was when the form opened: the answer to a forced update must not change the form under the hands.
  const [forced] = useState({ isForced: mustUpdateProfile(member), needsEmail: member.email === '' });
  const [form, setForm] = useState<ProfileForm>(() => formOf(member));
  const [errors, setErrors] = useState<FormErrors>({});
  const save = useMutation({
    mutationFn: () => call('memberupdate', updateOf(form, forced)),
    meta: { errors: 'screen' },
    onSuccess: ({ memberData }) => {
      keepHome({ ...home, memberData });
      notify('Thank you for updating your details.');
      void navigate(forced.isForced ? paths.home : paths.profile);
    },
    onError: (error) => {
      setErrors(formErrorsOf(error));
      showUpdateError(error);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = profileErrors(form, forced);
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
    else focusFirstError(event.currentTarget);
  };
  return (
    <>
      <PageHeader title="Update profile" intro="Colleagues see your name, your picture, and what you choose to tell." />
      {forced.isForced ? <ForcedNotice needsEmail={forced.needsEmail} needsMobile={member.cellNum === ''} /> : null}
      <div className={classes.columns}>
        <PictureUpload />
        <Card>
          <form className={classes.form} onSubmit={submit} noValidate>
            <ProfileFields
              form={form}
              errors={errors}
              forced={forced}
              onChange={(change) => {
                setForm({ ...form, ...change });
                setErrors({});
              }}
            />
            {forced.isForced ? (
              <Agreement
                agrees={form.agrees}
                error={errors.agrees}
                onChange={(agrees) => {
                  setForm({ ...form, agrees });
                  setErrors(({ agrees: _, ...others }) => others);
                }}
              />
            ) : null}
            <div className={classes.actions}>
              <Button type="submit" size="md" loading={save.isPending}>
                Save
              </Button>
              {forced.isForced ? null : (
                <Button variant="default" size="md" component={Link} to={paths.profile}>
                  Cancel
                </Button>
              )}
            </div>
          </form>
        </Card>
      </div>
    </>
  );
}

interface AgreementProps {
  agrees: boolean;
  error: string | undefined;
  onChange: (agrees: boolean) => void;
}

function Agreement({ agrees, error, onChange }: AgreementProps) {
  return (
    <Checkbox
      label="I have checked that this information is correct"
      checked={agrees}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function ForcedNotice({ needsEmail, needsMobile }: { needsEmail: boolean; needsMobile: boolean }) {
  const wanted = [needsMobile ? 'mobile number' : '', needsEmail ? 'e-mail address' : ''].filter(Boolean).join(' and ');
  return (
    <div className={classes.notice} role="status">
      <p>
        <strong>One thing before you start:</strong> please give your {wanted}, so that recognition and rewards reach
        you.
      </p>
    </div>
  );
}

function showUpdateError(error: Error) {
  if (error instanceof Refused && Object.keys(error.formErrors).length > 0) return;
  if (error instanceof NoResponse) void alertDialog({ message: 'Unexpected Error', tone: 'danger' });
  else showCallError(error);
}
