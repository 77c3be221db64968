/** Days after completion in which a return or refund can be requested. Rules 12. */
export const afterSaleDays = 15;

const dayMs = 86_400_000;

/** When the time for returns and refunds of an order ends that was completed at this time. */
export function returnEnd(completedAt: Date): Date {
  return new Date(completedAt.getTime() + afterSaleDays * dayMs);
}
