import { eq, sql } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import { inAllLanguages, inEveryLanguage, inLanguage, type Lang, type Translations } from "#server/locales.ts";
import { usualCarriers } from "./usualCarriers.ts";

/** What a shop has said of a carrier: one of the usual ones, or one of its own. */
export interface CarrierSetting {
  /** The short name parcels are stored under; it never changes. */
  code: string;
  name: Translations;
  /** Address of the page for a parcel, as in {@link usualCarriers}; null: there is none. */
  tracking: string | null;
  /** Nothing is sent with it any more. Parcels that were sent with it keep its name and page. */
  closed: boolean;
}

/** A parcel company, for stores' parcels and returns. */
export interface Carrier extends CarrierSetting {
  id: string;
}

/** The carriers of a shop by their code, in display order. */
export type Carriers = ReadonlyMap<string, Carrier>;

/** Name of the setting with the {@link CarrierSetting} of every carrier that the shop has changed or added. */
const carriersSetting = "carriers";

const usual: readonly CarrierSetting[] = Object.entries(usualCarriers).map(([code, tracking]) => ({
  code,
  name: inEveryLanguage(({ carriers }) => carriers[code as keyof typeof usualCarriers]),
  tracking,
  closed: false,
}));

/** The carriers of the shop: the usual ones as it has changed them, and its own. */
export async function shopCarriers(tx: Tx): Promise<Carriers> {
  const all = [...usual, ...(await changedCarriers(tx))];
  return new Map(all.map((carrier) => [carrier.code, { ...carrier, id: idFromKey("carrier", carrier.code) }]));
}

/** Keeps others from changing carriers until the transaction ends, so that no change is lost. */
export async function lockCarriers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('carriers', 0))`);
}

/** Adds a carrier to the shop, or changes one. */
export async function writeCarrier(tx: Tx, carrier: CarrierSetting): Promise<void> {
  const value = [...(await changedCarriers(tx)).filter(({ code }) => code !== carrier.code), carrier];
  await tx
    .insert(settings)
    .values({ name: carriersSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

async function changedCarriers(tx: Tx): Promise<readonly CarrierSetting[]> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, carriersSetting));
  return (row?.value as CarrierSetting[] | undefined) ?? [];
}

/** The carriers that parcels can be sent with. */
export function openCarriers(carriers: Carriers): Carrier[] {
  return [...carriers.values()].filter(({ closed }) => !closed);
}

/** The open carrier that somebody means by its code or by its name in any language, in any case. */
export function carrierMeant(carriers: Carriers, text: string): Carrier | undefined {
  const said = plain(text);
  const open = openCarriers(carriers);
  return (
    open.find(({ code }) => plain(code) === said) ??
    open.find(({ name }) => inAllLanguages(name).some((one) => plain(one) === said))
  );
}

/** Name of a carrier in the reader's language; an unknown code is shown as it is. */
export function carrierName(carriers: Carriers, code: string, lang: Lang): string {
  const carrier = carriers.get(code);
  return carrier ? inLanguage(lang, carrier.name) : code;
}

/** Address of the carrier's page for a parcel; null if there is none. */
export function trackingPage(carriers: Carriers, code: string, number: string): string | null {
  const tracking = carriers.get(code)?.tracking;
  return tracking ? tracking.replaceAll("{number}", encodeURIComponent(number)) : null;
}

/**
 * Whether an address can be that of tracking pages: https, written out, and on one site whatever the number is. Another
 * placeholder than the number's would reach buyers as it is.
 */
export function isTrackingAddress(address: string): boolean {
  if (!/^https:\/\//i.test(address) || /[{}]/.test(address.replaceAll("{number}", ""))) return false;
  const [one, other] = ["1", "2"].map((number) => URL.parse(address.replaceAll("{number}", number)));
  if (!one || !other || /\s/.test(address)) return false;
  return one.protocol === "https:" && one.username === "" && one.password === "" && one.origin === other.origin;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
