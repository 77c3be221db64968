import { eq } from "drizzle-orm";
import type { OpenDatabase } from "#server/db/database.ts";
import { members } from "#server/db/schema/member.ts";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import { articles, settings } from "#server/db/schema/content.ts";
import { regions } from "#server/db/schema/region.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import { initialsOf, storeBadge } from "#server/modules/catalogue/store/badge.ts";
import { closableParts } from "#server/settings/closedParts.ts";
import { siteSetting, type SiteWords } from "#server/settings/siteWords.ts";
import { recordAct } from "../auditLog.ts";
import { firstArticles } from "./firstArticles.ts";
import { helpCategory } from "./helpCategory.ts";

/**
 * Writes what every shop needs before its first goods: the places for addresses, its name, one store called `main`, and
 * the articles behind the footer's links, to be written. Throws an Error with one sentence if the shop is not empty.
 */
export async function fillEmptyShop(
  { db }: OpenDatabase,
  { name, places, now }: { name: string; places: readonly (typeof regions.$inferInsert)[]; now: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A process that has opened the empty database has written settings of its own.
    const site = tx.$count(settings, eq(settings.name, siteSetting));
    const counts = await Promise.all([site, ...[goods, stores, members].map((table) => tx.$count(table))]);
    if (counts.some((count) => count > 0))
      throw new Error(
        "There is a shop already. Name an empty data folder (SUNDRY_DATA_DIR) or database (DATABASE_URL).",
      );
    const createdAt = new Date(now);
    await tx
      .insert(regions)
      .values([...places])
      .onConflictDoNothing();
    const value: SiteWords = {
      name: { en: name },
      icp: "",
      topLine: null,
      slogan: null,
      promises: [],
      closed: closableParts,
    };
    await tx.insert(settings).values({ name: siteSetting, value });
    await tx.insert(stores).values({
      id: idFromKey("store", "main"),
      key: "main",
      name: { en: name },
      description: { en: "" },
      logo: storeBadge(initialsOf(name)),
      state: "OPEN",
      selfOperated: true,
      selfPickup: false,
      pageShow: false,
      address: { en: "" },
      center: "",
      company: { en: name },
      openedAt: createdAt,
    });
    const categoryId = await helpCategory(tx);
    await tx
      .insert(articles)
      .values(firstArticles(name).map((article, at) => ({ ...article, categoryId, sortOrder: at + 1, createdAt })));
    await recordAct(tx, now, "init", `The shop ${name} is made.`);
  });
}
