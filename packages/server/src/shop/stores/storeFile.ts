import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { freightTemplates, goods, type ParcelCharge, pickupPoints, stores } from "#server/db/schema/catalogue.ts";
import { regions } from "#server/db/schema/region.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import type { PhotoStores } from "#server/media/photoStores.ts";
import { renewSearchIndex } from "#server/modules/catalogue/goods/searchIndex.ts";
import { cleanRichText } from "#server/modules/platform/text/richText.ts";
import { initialsOf, storeBadge } from "#server/modules/catalogue/store/badge.ts";
import { colour, count, fileKey, longWords, money, some, text, words } from "../files/forms.ts";
import { BadFile } from "../files/readJson.ts";
import { storeNamedPhotos } from "../products/namedPhotos.ts";

const { optional, strictObject } = z;

const chargeParts = { first: count(), firstPrice: money, more: count(), morePrice: money };
const parcelCharge = strictObject(chargeParts);
/** Fewest and most days from dispatch to arrival. */
const days = z
  .tuple([count(365), count(365)])
  .check(z.refine(([fewest, most]) => fewest <= most, "must be the fewest days, then the most."));
const freightRow = strictObject({
  /** English names of countries or provinces, or ids; empty for all others. */
  regions: z.array(z.string()),
  ...chargeParts,
  days: optional(days),
  /** A faster delivery that buyers can choose. */
  express: optional(strictObject({ ...chargeParts, days })),
});
const freight = z.discriminatedUnion("by", [
  strictObject({ by: z.literal("free") }),
  strictObject({ by: z.enum(["pieces", "grams"]), rows: some(freightRow) }),
]);

/** A file with stores: how they are called, and what they charge for parcels. */
export const storeFile = some(
  strictObject({
    key: fileKey,
    name: words,
    description: optional(longWords),
    /** A file or an address; without one, the store has its initials. */
    logo: optional(z.string()),
    tint: optional(colour),
    selfOperated: optional(z.boolean()),
    open: optional(z.boolean()),
    address: optional(words),
    company: optional(words),
    freight: optional(freight),
    pickup: optional(strictObject({ name: words, address: words, mobile: text })),
  }),
);
export type StoreFile = z.output<typeof storeFile>;

/** Adds and changes stores by their keys. Throws BadFile if a logo or a region does not exist. Returns their number. */
export async function writeStores(
  tx: Tx,
  file: StoreFile,
  parts: { file: string; folder: string; stores: PhotoStores; now: number },
): Promise<number> {
  const logos = file.flatMap(({ logo }) => logo ?? []);
  const { addressOf, mistakes } = await storeNamedPhotos(tx, parts, logos);
  const regionOf = await regionFinder(tx);
  const charges = new Map(file.map((store) => [store.key, templateOf(store, regionOf, mistakes)]));
  if (mistakes.length > 0) throw new BadFile(parts.file, mistakes);
  for (const store of file) {
    const id = await idOfStore(tx, store.key);
    await writeStore(tx, id, store, (store.logo && addressOf.get(store.logo)) || badgeOf(store), parts.now);
    await writeFreight(tx, id, charges.get(store.key));
    await writePickup(tx, id, store);
  }
  return file.length;
}

/** A store that exists keeps its id, wherever it came from. */
async function idOfStore(tx: Tx, key: string): Promise<string> {
  const [known] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.key, key));
  return known?.id ?? idFromKey("store", key);
}

async function writeStore(tx: Tx, id: string, store: StoreFile[number], logo: string, now: number): Promise<void> {
  const { en, zh } = store.description ?? { en: "" };
  const row = {
    name: store.name,
    description: { en: cleanRichText(en), ...(zh !== undefined && { zh: cleanRichText(zh) }) },
    logo,
    state: store.open === false ? ("CLOSED" as const) : ("OPEN" as const),
    selfOperated: store.selfOperated ?? true,
    selfPickup: store.pickup !== undefined,
    address: store.address ?? { en: "" },
    company: store.company ?? store.name,
  };
  const [known] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, id));
  if (known && !isDeepStrictEqual(known.name, row.name)) await renewSearchIndex(tx);
  await tx
    .insert(stores)
    .values({ ...row, id, key: store.key, pageShow: false, center: "", openedAt: new Date(now) })
    .onConflictDoUpdate({ target: stores.id, set: row });
}

type Template = Pick<typeof freightTemplates.$inferInsert, "pricing" | "rows">;

/** One template per store; its products use it from now on. */
async function writeFreight(tx: Tx, storeId: string, template: Template | undefined): Promise<void> {
  if (!template) return;
  const id = idFromKey("freight", storeId);
  const row = { id, storeId, name: { en: "Delivery", zh: "配送" }, ...template };
  await tx.insert(freightTemplates).values(row).onConflictDoUpdate({ target: freightTemplates.id, set: row });
  await tx.update(goods).set({ freightTemplateId: id }).where(eq(goods.storeId, storeId));
}

async function writePickup(tx: Tx, storeId: string, { pickup }: StoreFile[number]): Promise<void> {
  const id = idFromKey("pickup", storeId);
  if (!pickup) {
    await tx.delete(pickupPoints).where(eq(pickupPoints.id, id));
    return;
  }
  const row = { id, storeId, center: "", ...pickup };
  await tx.insert(pickupPoints).values(row).onConflictDoUpdate({ target: pickupPoints.id, set: row });
}

async function regionFinder(tx: Tx): Promise<(name: string) => string | undefined> {
  const all = await tx.select({ id: regions.id, name: regions.name }).from(regions);
  const byName = new Map(all.flatMap(({ id, name }) => [[id, id] as const, [name.en.toLowerCase(), id] as const]));
  return (name) => byName.get(name.toLowerCase());
}

function templateOf(
  { key, freight: charge }: StoreFile[number],
  regionOf: (name: string) => string | undefined,
  mistakes: string[],
): Template | undefined {
  if (!charge) return undefined;
  if (charge.by === "free") return { pricing: "FREE", rows: [] };
  const rows = charge.rows.map(({ regions: names, express, ...standard }) => ({
    ...chargeOf(standard),
    ...(standard.days && { days: standard.days }),
    ...(express && { express: { ...chargeOf(express), days: express.days } }),
    regionIds: names.flatMap((name) => {
      const id = regionOf(name);
      if (id === undefined) mistakes.push(`store ${key}: there is no region "${name}".`);
      return id ?? [];
    }),
  }));
  return { pricing: charge.by === "pieces" ? "NUM" : "WEIGHT", rows };
}

function chargeOf({ first, firstPrice, more, morePrice }: z.output<typeof parcelCharge>): ParcelCharge {
  return { firstAmount: first, firstCents: firstPrice, continuedAmount: more, continuedCents: morePrice };
}

function badgeOf({ name, tint }: StoreFile[number]): string {
  return storeBadge(initialsOf(name.en), tint);
}
