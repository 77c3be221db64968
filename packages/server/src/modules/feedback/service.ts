import { feedback } from "#server/db/schema/feedback.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { takeTurn } from "#server/modules/limits/rateLimit.ts";
import type { Services } from "#server/services.ts";

/** The same feedback of one buyer counts once within this time. */
const onceMs = 3_000;

export interface Opinion {
  context: string;
  mobile?: string | undefined;
  images?: string | undefined;
  type?: string | undefined;
}

/** Keeps what a buyer thinks of the shop. Throws Refused(1003) for the same again within 3 s. */
export async function giveFeedback(tx: Tx, services: Services, memberId: string, opinion: Opinion): Promise<void> {
  const createdAt = new Date(services.clock.now());
  const { context, mobile = null, images = null, type = "OTHER" } = opinion;
  const content = JSON.stringify([context, mobile, images, type]);
  await takeTurn(tx, { of: ["feedback", memberId, content], most: 1, windowMs: onceMs }, createdAt);
  await tx.insert(feedback).values({ id: nextId(services), memberId, context, mobile, images, type, createdAt });
}
