import { valueWords } from '@laurel/contract/programme/value-words';
import { IconAward, IconPrinter, IconSearch, IconSend2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import { Tags } from '#ui/display/Tags.tsx';
import { Checkbox, Switch } from '#ui/fields/Checkbox.tsx';
import { Choice, type Offer } from '#ui/fields/Choice.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { MonthSelect } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { cardPicture, illustrations, paths } from '../paths.ts';
import classes from './Parts.module.css';

const nothing = () => {};

export function Actions() {
  return (
    <div className={layout.row}>
      <Button>Submit</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="soft">Clear</Button>
      <Button variant="danger">Remove</Button>
      <Button disabled>Submit</Button>
      <Button isWaiting>Submit</Button>
      <Button variant="default" disabled>
        Cancel
      </Button>
      <Button variant="default" isWaiting>
        Cancel
      </Button>
      <Button size="xs">Details</Button>
      <Button size="md">Submit</Button>
      <Button size="lg">Place Order</Button>
      <Button variant="default" icon={<IconPrinter aria-hidden size={18} stroke={1.6} />}>
        Print
      </Button>
      <IconButton label="Recognise">
        <IconAward aria-hidden size={22} stroke={1.7} />
      </IconButton>
      <IconButton label="Recognise" disabled>
        <IconAward aria-hidden size={22} stroke={1.7} />
      </IconButton>
    </div>
  );
}

export function Fields() {
  const [search, setSearch] = useState('');
  const [name, setName] = useState('Trail running, amapiano and maps');
  const [words, setWords] = useState('She stayed until the last parcel had left.');
  const [month, setMonth] = useState('November 2026');
  return (
    <div className={`${layout.fields} ${classes.fields}`}>
      <TextInput label="E-mail" required placeholder="name@company.example" description="Where we write to you." />
      <TextInput label="E-mail" defaultValue="thandi" error="Please enter a valid e-mail address." />
      <TextInput label="E-mail" defaultValue="thandi.mokoena@laurel.example" disabled />
      <TextInput
        label="Search"
        type="search"
        leftSection={<IconSearch aria-hidden size={18} stroke={1.7} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <CountedInput label="Hobbies" max={50} value={name} onChange={setName} />
      <NativeSelect label="Status" data={['All', 'Not reviewed', 'Rated']} />
      <MonthSelect label="Month" value={month} onChange={setMonth} />
      <MonthSelect label="To" value={month} onChange={setMonth} error="Choose a later month." />
      <CountedTextarea label="Reason" required minRows={3} max={750} value={words} onChange={setWords} />
      <CountedTextarea label="Reason" minRows={3} max={20} value={words} onChange={setWords} />
    </div>
  );
}

type Side = 'received' | 'sent';

const sides: Offer<Side>[] = [
  { value: 'received', label: 'Received', words: 'What others gave you.', icon: <IconAward aria-hidden size={22} /> },
  { value: 'sent', label: 'Sent', words: 'What you gave others.', icon: <IconSend2 aria-hidden size={22} /> },
];
const drawn: Offer<Side>[] = sides.map(({ value, label }) => ({
  value,
  label,
  icon: <img className={layout.drawing} src={cardPicture('birthday')} alt="" width={160} height={90} />,
}));

export function Choices() {
  const [side, setSide] = useState<Side>('received');
  return (
    <div className={`${layout.fields} ${classes.fields}`}>
      <Switch label="Take part in Get To Know" description="Colleagues may read what you tell." defaultChecked />
      <Switch label="Include in the quarterly awards" />
      <Switch label="Custom amount" disabled />
      <Checkbox label="I have checked that this is correct" defaultChecked />
      <Checkbox label="I accept the terms" error="Please tick this." />
      <Choice<Side> label="Side" look="segments" offers={sides} value={side} onChange={setSide} />
      <Choice<Side>
        label="Send by"
        isRequired
        look="pills"
        offers={sides}
        value={side}
        onChange={setSide}
        error="Please choose one."
      />
      <Choice<Side> label="What did you see?" look="cards" offers={sides} value={side} onChange={setSide} />
      <Choice<Side> label="What for?" look="pictures" offers={drawn} value={side} onChange={setSide} />
      <div>
        <Tabs
          label="Cards"
          tabs={[
            { value: 'received', label: 'Received', words: '12 cards' },
            { value: 'sent', label: 'Sent', words: '3 cards' },
          ]}
          value={side}
          onChange={setSide}
        >
          Cards {side}
        </Tabs>
      </div>
    </div>
  );
}

export function Words() {
  return (
    <>
      <div className={layout.row}>
        <Badge>Declined</Badge>
        <Badge tone="waiting">Not reviewed</Badge>
        <Badge tone="done">Rated</Badge>
        <Badge tone="danger">Removed</Badge>
        <Badge tone="gold">100 Points</Badge>
      </div>
      <Tags label="Behaviours" tags={['Client Obsession', 'Act of Courage']} wordsOf={valueWords} />
      <p>
        What stands in a sentence leads to <a href={paths.home}>another screen</a>.
      </p>
      <SumStrip
        label="Sums"
        sums={[
          { label: 'Recognitions', value: '40' },
          { label: 'Points given', value: '1,190' },
        ]}
      />
      <Card title="Details">
        {(['above', 'beside', 'figures', 'sums'] as const).map((look) => (
          <Facts key={look} look={look}>
            <LabelledValue label="Available">1,900</LabelledValue>
            <LabelledValue label="Left after" isStrong>
              1,400
            </LabelledValue>
          </Facts>
        ))}
      </Card>
      <Notice sign={<IconAward aria-hidden size={24} stroke={1.6} />}>The programme pays.</Notice>
      <Notice tone="done">Successfully submitted nomination</Notice>
      <Notice tone="quiet">Choose a rating to see what it gives.</Notice>
    </>
  );
}

export function Waits() {
  return (
    <div className={`${layout.fields} ${classes.fields}`}>
      <SkeletonRows rows={3} />
      <EmptyState
        compact
        illustration={illustrations.emptyList}
        words="No Results"
        hint="No nomination fits this filter."
      />
      <ErrorState
        compact
        illustration={illustrations.error}
        own="The members could not be loaded"
        failure={{ title: 'Data Request Error', message: 'The portal did not answer.' }}
        onRetry={nothing}
      />
    </div>
  );
}
