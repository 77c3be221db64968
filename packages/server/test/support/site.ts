import { eq } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { settings } from "#server/db/schema/content.ts";
import type { ClosablePart } from "#server/settings/closedParts.ts";
import { siteSetting } from "#server/settings/siteWords.ts";
import type { TestShop } from "./shop.ts";

/** Closes parts of a shop. Returns how to open them again, which the end of the test does too. */
export async function closeParts({ database: { db } }: TestShop, ...closed: readonly ClosablePart[]) {
  const site = eq(settings.name, siteSetting);
  const [before] = await db.select().from(settings).where(site);
  const set = (value: unknown) => db.update(settings).set({ value }).where(site);
  const open = async () => void (await set(before?.value));
  onTestFinished(open);
  await set({ ...(before?.value as object), closed });
  return open;
}
