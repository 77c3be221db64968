import type { Client } from "./support/ownClient.ts";
import { check, create } from "@sundry/api/contract/captcha";
import { sendEmail, sendSms } from "@sundry/api/contract/codes";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { and, desc, eq } from "drizzle-orm";
import { captchaPuzzles, outgoingMessages } from "#server/db/schema/codes.ts";
import type { TestShop } from "./support/shop.ts";

/** Position of a puzzle's piece, px; only the database knows it. */
export async function placeOf(shop: TestShop, key: string): Promise<number> {
  const [row] = await shop.database.db.select().from(captchaPuzzles).where(eq(captchaPuzzles.id, key));
  if (!row) throw new Error("no such puzzle");
  return row.x;
}

/** Solves a puzzle as a buyer would. */
export async function solvePuzzle(shop: TestShop, client: Client, purpose: VerificationPurpose): Promise<void> {
  const { key } = await client.send(create, { verificationEnums: purpose });
  await client.send(check, { verificationEnums: purpose, xPos: await placeOf(shop, key) });
}

/** The latest message to a recipient. */
export async function messageTo(shop: TestShop, recipient: string): Promise<string> {
  const [row] = await shop.database.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.recipient, recipient)))
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
    .limit(1);
  return row?.body ?? "";
}

/** Solves the puzzle, requests a code and returns it; moves the clock past the limits of earlier ones. */
export async function codeFor(
  shop: TestShop,
  client: Client,
  purpose: VerificationPurpose,
  to: string,
): Promise<string> {
  shop.clock.at += 61_000;
  await solvePuzzle(shop, client, purpose);
  if (to.includes("@")) await client.send(sendEmail, { verificationEnums: purpose, email: to });
  else await client.send(sendSms, { verificationEnums: purpose, mobile: to });
  return /\b\d{6}\b/.exec(await messageTo(shop, to))?.[0] ?? "";
}

/** A different 6-digit code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
