/** Tells a manager that a nomination waits. Its reason stays in the portal. */
export function submittedMail({ toName, byName, publicUrl }: { toName: string; byName: string; publicUrl: string }) {
  return {
    subject: 'A nomination waits for your review',
    text: [
      `Hello ${toName},`,
      `${byName} has nominated someone of your team. Recognition is warmest when it comes soon: please review it when you have a moment.`,
      `${publicUrl}/nominationmanagement`,
    ].join('\n\n'),
  };
}
