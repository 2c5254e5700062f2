import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { isBesideFields, NoResponse } from '#api/call-error.ts';
import { showCallError } from '#api/query-client.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { navigate } from '#router/router.ts';
import { mustOpenAnew } from '#session/language.ts';
import { keepHome, mustUpdateProfile, useHome } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import layout from '#ui/layout/layout.module.css';
import { strong } from '#ui/layout/tags.tsx';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { paths } from '../paths.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { agreement, formOf, updateOf } from './profile-form.ts';
import * as texts from './texts.ts';

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
      const next = forced.isForced ? paths.home : paths.profile;
      if (mustOpenAnew(memberData.locale)) return window.location.assign(next);
      keepHome({ ...home, memberData });
      await navigate(next);
      notify(say(common.profileUpdated));
    },
    onFailed: showUpdateError,
  });
  const { values, errors, change } = form;
  return (
    <>
      <PageHeader title={say(common.updateProfile)} intro={say(texts.updateIntro)} />
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
                {say(texts.save)}
              </Button>
              {forced.isForced ? null : (
                <ButtonLink variant="default" size="md" to={paths.profile}>
                  {say(common.cancel)}
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
      label={say(texts.checked)}
      checked={agrees}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function ForcedNotice({ needsEmail, needsMobile }: { needsEmail: boolean; needsMobile: boolean }) {
  const needed = needsEmail ? texts.needsEmail : texts.needsMobile;
  return (
    <Notice className={layout.above}>
      <p role="status">{rich(needsEmail && needsMobile ? texts.needsBoth : needed, { b: strong })}</p>
    </Notice>
  );
}

function showUpdateError(error: Error) {
  if (isBesideFields(error)) return;
  if (error instanceof NoResponse) void alertDialog({ message: say(texts.unexpected), tone: 'danger' });
  else showCallError(error);
}
