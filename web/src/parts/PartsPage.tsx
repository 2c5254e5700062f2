import { lateWords } from '#lib/late-words.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { BoneCard, SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { Dialogs } from './Dialogs.tsx';
import classes from './Parts.module.css';
import { Actions, Choices, Fields, Waits, Words } from './parts.tsx';
import { People } from './people.tsx';
import { Colours, Corners, Spaces, Texts, Weights } from './scale.tsx';

const ECard = late(() => import('#ecards/ECard.tsx').then((m) => m.ECard), {
  waiting: <BoneCard height="26rem" of="picture" />,
});
const Tables = late(() => import('./tables.tsx').then((m) => m.Tables), { waiting: <SkeletonRows rows={3} /> });
const Drawing = late(() => lateWords().then(() => import('./Drawing.tsx').then((m) => m.Drawing)), {
  waiting: <SkeletonRows rows={2} />,
});

/** Every part of the design in its states: what docs/design.md shows. Only the demonstration has this page. */
export function PartsPage() {
  return (
    <div className={layout.sections}>
      <PageHeader eyebrow="Design" title="Parts" intro="The scale, and every part in its states." />
      <Part name="texts" title="Letters">
        <Texts />
      </Part>
      <Part name="weights" title="Weights">
        <Weights />
      </Part>
      <Part name="spaces" title="Spaces">
        <Spaces />
      </Part>
      <Part name="corners" title="Corners">
        <Corners />
      </Part>
      <Part name="colours" title="Colours">
        <Colours />
      </Part>
      <Part name="actions" title="Buttons">
        <Actions />
      </Part>
      <Part name="fields" title="Fields">
        <Fields />
      </Part>
      <Part name="choices" title="Choices">
        <Choices />
      </Part>
      <Part name="drawing" title="A drawn signature">
        <Drawing />
      </Part>
      <Part name="words" title="Badges, values and notices">
        <Words />
      </Part>
      <Part name="people" title="Persons">
        <People />
      </Part>
      <Part name="tables" title="Lists">
        <Tables />
      </Part>
      <Part name="waits" title="Waiting, nothing, and what went wrong">
        <Waits />
      </Part>
      <Part name="dialogs" title="Dialogs">
        <Dialogs />
      </Part>
      <Part name="card" title="E-card">
        <div className={classes.card}>
          <ECard
            value="Thank you"
            to="Chantal September"
            from="Thandi Mokoena"
            message="You stayed until the last parcel had left. Thank you!"
            points={200}
            pointsName="Laurels"
            date="2026-11-20"
          />
        </div>
      </Part>
    </div>
  );
}

interface PartProps {
  /** Of its picture. */
  name: string;
  title: string;
  children: React.ReactNode;
}

function Part({ name, title, children }: PartProps) {
  return (
    <section className={classes.part} data-part={name} aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`} className={words.name}>
        {title}
      </h2>
      {children}
    </section>
  );
}
