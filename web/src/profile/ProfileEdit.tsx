import { useState } from 'react';
import { isBesideFields, NoResponse } from '#api/call-error.ts';
import { showCallError } from '#api/query-client.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { navigate } from '#router/router.ts';
import { keepHome, mustUpdateProfile, useHome } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { agreement, formOf, updateOf } from './profile-form.ts';

const rules = () => import('@laurel/contract/calls/members/memberupdate').then(({ memberupdate }) => memberupdate);

export function ProfileEdit() {
  const home = useHome();
  const member = home.memberData;
  // As it was when the form opened: the answer to a forced update must not change the form under the hands.
  const [forced] = useState({ isForced: mustUpdateProfile(member), needsEmail: member.email === '' });
  const form = useCallForm({
    name: 'memberupdate',
    rules,
    empty: () => formOf(member),
    inputOf: (filled) => updateOf(filled, forced),
    own: (filled) => agreement(filled, forced),
    errors: 'screen',
    onSent: async ({ memberData }) => {
      keepHome({ ...home, memberData });
      await navigate(forced.isForced ? paths.home : paths.profile);
      notify('Thank you for updating your details.');
    },
    onFailed: showUpdateError,
  });
  const { values, errors, change } = form;
  return (
    <>
      <PageHeader title="Update profile" intro="Colleagues see your name, your picture, and what you choose to tell." />
      {forced.isForced ? <ForcedNotice needsEmail={forced.needsEmail} needsMobile={member.cellNum === ''} /> : null}
      <div className={layout.columns} data-first>
        <PictureUpload />
        <Card>
          <form className={layout.stack} {...form.form}>
            <ProfileFields form={values} errors={errors} forced={forced} onChange={change} />
            {forced.isForced ? (
              <Agreement agrees={values.agrees} error={errors.agrees} onChange={(agrees) => change({ agrees })} />
            ) : null}
            <div className={layout.row}>
              <Button type="submit" size="md" isWaiting={form.isSending}>
                Save
              </Button>
              {forced.isForced ? null : (
                <ButtonLink variant="default" size="md" to={paths.profile}>
                  Cancel
                </ButtonLink>
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
    <Notice className={layout.above}>
      <p role="status">
        <strong>One thing before you start:</strong> please give your {wanted}, so that recognition and rewards reach
        you.
      </p>
    </Notice>
  );
}

function showUpdateError(error: Error) {
  if (isBesideFields(error)) return;
  if (error instanceof NoResponse) void alertDialog({ message: 'Unexpected Error', tone: 'danger' });
  else showCallError(error);
}
