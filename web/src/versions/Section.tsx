import { type ComponentType, useEffect, useRef } from 'react';
import { Card } from '#ui/display/Card.tsx';
import { focusFirstError } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { AmountsSection } from './AmountsSection.tsx';
import { ApprovalsSection } from './ApprovalsSection.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { LimitsSection, TimesSection } from './LimitsSection.tsx';
import {
  AnniversariesSection,
  AwardsSection,
  BehavioursSection,
  CelebrationsSection,
  GroupCardsSection,
  IdeasSection,
  PrizesSection,
} from './ListSections.tsx';
import { ReachSection } from './ReachSection.tsx';
import { type SectionName, sectionOf, sections } from './sections.ts';
import type { SectionProps } from './use-editing.ts';
import { CommentsSection, LengthsSection } from './WritingSections.tsx';

const bodies: Record<SectionName, ComponentType<SectionProps>> = {
  features: FeaturesSection,
  behaviours: BehavioursSection,
  awards: AwardsSection,
  prizes: PrizesSection,
  celebrations: CelebrationsSection,
  anniversaries: AnniversariesSection,
  groupCards: GroupCardsSection,
  ideas: IdeasSection,
  points: AmountsSection,
  lengths: LengthsSection,
  comments: CommentsSection,
  limits: LimitsSection,
  approvals: ApprovalsSection,
  times: TimesSection,
  reach: ReachSection,
};

/** One part of the programme: what it is for, and its values to be changed. */
export function Section({ name, editing }: SectionProps & { name: SectionName }) {
  const { label, intro } = sections[name];
  const Body = bodies[name];
  const fields = useRef<HTMLDivElement>(null);
  const isWrong = Object.keys(editing.errors).some((place) => sectionOf(place) === name);
  useEffect(() => {
    if (isWrong && fields.current) focusFirstError(fields.current);
  }, [isWrong]);
  return (
    <Card title={label}>
      <p className={words.soft}>{intro}</p>
      <div ref={fields} className={layout.sections}>
        <Body editing={editing} />
      </div>
    </Card>
  );
}
