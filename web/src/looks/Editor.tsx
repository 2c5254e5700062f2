import { type SiteLook, savelook } from '@laurel/contract/calls/looks';
import { lookNameMax, lookReasonMax, senderNameMax } from '@laurel/contract/limits';
import { lookNow } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { errorWords } from '#api/call-error.ts';
import { useAskedToStay } from '#form/use-asked-to-stay.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button, ButtonLink, PassingButton } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { paths } from '../paths.ts';
import { CardFields } from './CardFields.tsx';
import { ColourFields } from './ColourFields.tsx';
import { History } from './History.tsx';
import classes from './Looks.module.css';
import { PictureField } from './PictureField.tsx';
import { PointsFields } from './PointsFields.tsx';
import { Preview } from './Preview.tsx';
import { TileFields } from './TileFields.tsx';
import * as texts from './texts.ts';
import { beginning, documentOf, type PartProps, type Values, valuesOf } from './values.ts';

interface EditorProps {
  site: string;
  sites: readonly SiteLook[];
}

/** The look of a site: what is changed is kept in this tab, seen as it will be, and saved with a reason. */
export function Editor({ site, sites }: EditorProps) {
  const own = sites.find((one) => one.site === site)?.own ?? null;
  const saved = valuesOf(own?.document ?? beginning(sites[0]?.own?.document), own?.look ?? 0);
  const isBegun = (values: Values) => JSON.stringify(documentOf(values)) !== JSON.stringify(documentOf(saved));
  const form = useCallForm<'savelook', Values>({
    name: 'savelook',
    rules: async () => savelook,
    empty: saved,
    draft: { place: `look.${site}`, isBegun },
    inputOf: (values) => ({
      ...{ site, reason: values.reason, basedOn: values.basedOn },
      document: documentOf(values),
    }),
    errors: 'screen',
    onSent: ({ message, look }, values) => {
      form.reset(valuesOf(documentOf(values), look));
      notify(message, lookNow().site === site ? anew : {});
    },
  });
  const { values, errors, change, failure } = form;
  const hasChanges = isBegun(values);
  useAskedToStay(hasChanges);
  const isLate = own !== null && values.basedOn !== own.look && !form.isSending;
  const submit = useRef<HTMLButtonElement>(null);
  const part = { values, errors, onChange: change };
  return (
    <div className={classes.editor}>
      <form className={layout.stack} {...form.form}>
        {isLate ? (
          <Notice>
            <p>{say(texts.changedMeanwhile)}</p>
            <div className={layout.row}>
              <PassingButton beside={submit} variant="default" onClick={() => change({ basedOn: own.look })}>
                {say(texts.goOn)}
              </PassingButton>
              <PassingButton beside={submit} variant="default" onClick={() => form.reset(saved)}>
                {say(texts.takeTheirs)}
              </PassingButton>
            </div>
          </Notice>
        ) : null}
        <NameFields {...part} />
        <ColourFields {...part} />
        <PictureFields {...part} />
        <TileFields {...part} />
        <CardFields {...part} />
        <PointsFields {...part} />
        <Card title={say(texts.save)}>
          <CountedTextarea
            label={say(texts.why)}
            required
            minRows={2}
            max={lookReasonMax}
            value={values.reason}
            error={errors.reason ?? errors.site}
            onChange={(reason) => change({ reason })}
          />
          {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
          <div className={layout.row}>
            <Button type="submit" ref={submit} size="md" isWaiting={form.isSending} aria-disabled={isLate}>
              {say(texts.save)}
            </Button>
            {hasChanges ? (
              <PassingButton beside={submit} variant="default" size="md" onClick={() => form.reset(saved)}>
                {say(texts.discard)}
              </PassingButton>
            ) : null}
            <ButtonLink variant="default" size="md" to={paths.looks()}>
              {say(texts.allSites)}
            </ButtonLink>
          </div>
        </Card>
        {own ? (
          <History
            site={site}
            now={own.look}
            onReturn={(document) => change(withoutReason(valuesOf(document, own.look)))}
          />
        ) : null}
      </form>
      <Preview document={documentOf(values)} />
    </div>
  );
}

function withoutReason({ reason: _, ...rest }: Values): Partial<Values> {
  return rest;
}

/** To who has changed what they wear themselves. */
const anew = {
  sign: <IconRefresh aria-hidden size={22} />,
  act: { words: say(texts.saveWorn), does: () => window.location.reload() },
};

function NameFields({ values, errors, onChange }: PartProps) {
  return (
    <Card title={say(texts.named)}>
      <CountedInput
        label={say(texts.portalNameLabel)}
        description={say(texts.portalNameHint, {})}
        required
        max={lookNameMax}
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <CountedInput
        label={say(texts.sender)}
        description={say(texts.senderHint)}
        max={senderNameMax}
        value={values.sender}
        error={errors.sender}
        onChange={(sender) => onChange({ sender })}
      />
    </Card>
  );
}

function PictureFields({ values, errors, onChange }: PartProps) {
  const field = (name: 'logo.day' | 'logo.night' | 'banner' | 'mailHead', label: string, ground?: 'day' | 'night') => (
    <PictureField
      label={label}
      {...(ground ? { ground } : {})}
      picture={values[name]}
      error={errors[name]}
      onChange={(picture) => onChange({ [name]: picture })}
      mayBeNone={name === 'banner' || name === 'mailHead'}
    />
  );
  return (
    <Card title={say(texts.pictures)}>
      <div className={classes.pictures}>
        {field('logo.day', say(texts.logoDay), 'day')}
        {field('logo.night', say(texts.logoNight), 'night')}
        {field('banner', say(texts.banner))}
        {field('mailHead', say(texts.mailHead))}
      </div>
    </Card>
  );
}
