/** Where a shared idea stands, beside its review: whoever reviews ideas says so, for everybody who reads it. */
export const ideaStages = ['new', 'discussed', 'planned', 'doing', 'done', 'notNow'] as const;
export type IdeaStage = (typeof ideaStages)[number];

/** In which order the ideas of all are read: the newest or the most wanted first. */
export const ideaOrders = ['newest', 'wanted'] as const;
export type IdeaOrder = (typeof ideaOrders)[number];
