/** The kinds of act by which the audit is looked through. */
export const auditKinds = [
  ...(['awards', 'orders', 'people', 'roles', 'approvals', 'programme', 'words', 'competition'] as const),
  ...(['uploads', 'messages', 'contacts', 'cards', 'setup'] as const),
] as const;
export type AuditKind = (typeof auditKinds)[number];
