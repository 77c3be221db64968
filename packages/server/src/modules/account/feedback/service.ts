import { feedback } from "#server/db/schema/feedback.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { refuseRepeat } from "#server/modules/platform/limits/repeatGuard.ts";
import type { Services } from "#server/services.ts";

export interface Feedback {
  context: string;
  mobile?: string | undefined;
  images?: string | undefined;
  type?: string | undefined;
}

/** Stores a buyer's feedback. Throws Refused(1003) for the same feedback within 3 s. */
export async function addFeedback(tx: Tx, services: Services, memberId: string, opinion: Feedback): Promise<void> {
  const createdAt = new Date(services.clock.now());
  const { context, mobile = null, images = null, type = "OTHER" } = opinion;
  const content = JSON.stringify([context, mobile, images, type]);
  await refuseRepeat(tx, services, ["feedback", memberId, content]);
  await tx.insert(feedback).values({ id: nextId(services), memberId, context, mobile, images, type, createdAt });
}
