import type { Capability, ViewedRole } from '#access';
import type { Message } from '#message';
import * as texts from '#texts';

/** What each capability is called among people. */
export const capabilityWords: Readonly<Record<Capability, Message>> = {
  manager: texts.capabilityManager,
  clusterAdmin: texts.capabilityClusterAdmin,
  committee: texts.capabilityCommittee,
  ideaReviewer: texts.capabilityIdeaReviewer,
  inv: texts.capabilityInv,
  administrator: texts.capabilityAdministrator,
  finance: texts.capabilityFinance,
  shop: texts.capabilityShop,
  content: texts.capabilityContent,
  people: texts.capabilityPeople,
  programme: texts.capabilityProgramme,
  auditor: texts.capabilityAuditor,
  moderator: texts.capabilityModerator,
};

/** The same of what one can look at the portal as. */
export const viewedRoleWords: Readonly<Record<ViewedRole, Message>> = { ...capabilityWords, member: texts.plainMember };
