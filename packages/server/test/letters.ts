import { desc, eq } from "drizzle-orm";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { members } from "#server/db/schema/member.ts";
import { composeLetters } from "#server/modules/shopwide/letter/composing.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { sweeping } from "./orders.ts";
import type { TestBuyer } from "./buyers.ts";
import type { TestShop } from "./support/shop.ts";

/** Gives a buyer an email address of their own and returns it. */
export async function withEmail(shop: TestShop, { id, username }: TestBuyer): Promise<string> {
  const email = `${username}@example.com`;
  await shop.database.db.update(members).set({ email }).where(eq(members.id, id));
  return email;
}

/** Composes the letters that wait, and returns those of a recipient, the oldest first. */
export async function lettersTo(shop: TestShop, recipient: string) {
  await sweep(sweeping(shop), composeLetters);
  const rows = await shop.database.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.recipient, recipient))
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id));
  return rows
    .toReversed()
    .map(({ id, subject, body, html }) => ({ id, subject: subject ?? "", body, html: html ?? "" }));
}
