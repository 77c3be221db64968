import { readPostCode } from "@sundry/api/address/readPostCode";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { requirePhone } from "#server/modules/platform/text/phone.ts";
import { countryOf, isRegionPath, isUnlistedCity } from "#server/modules/platform/region/service.ts";
import type { Services } from "#server/services.ts";
import {
  type AddressFields,
  type AddressRow,
  addressesOf,
  clearDefault,
  countAddresses,
  defaultAddress,
  deleteAddress,
  lockAddresses,
  insertAddress,
  markDefault,
  ownAddress,
  updateAddress,
} from "./queries.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** Maximum addresses per buyer. */
const maxAddresses = 50;

export interface AddressInput {
  name: string;
  mobile: string;
  consigneeAddressPath: string;
  consigneeAddressIdPath: string;
  detail: string;
  postCode?: string | undefined;
  isDefault?: boolean | undefined;
  alias?: string | undefined;
  lon?: string | undefined;
  lat?: string | undefined;
}

/** The buyer's addresses, the default first. MC-14. */
export async function addresses(tx: Tx, memberId: string, query: PageQuery) {
  const window = windowOf(query);
  const [rows, total] = await Promise.all([addressesOf(tx, memberId, window), countAddresses(tx, memberId)]);
  return pageOf(rows.map(addressView), total, window);
}

/** An address; null if it does not belong to the buyer. */
export async function oneAddress(tx: Tx, memberId: string, id: string): Promise<MemberAddress | null> {
  const row = await ownAddress(tx, memberId, id);
  return row && addressView(row);
}

/** The default address; null if there is none. */
export async function defaultOf(tx: Tx, memberId: string): Promise<MemberAddress | null> {
  const row = await defaultAddress(tx, memberId);
  return row && addressView(row);
}

/** Adds an address; the first one becomes the default. Throws Refused(4002). */
export async function addAddress(tx: Tx, services: Services, memberId: string, input: AddressInput, lang: Lang) {
  const fields = await checked(tx, input, lang);
  await lockAddresses(tx, memberId);
  const kept = await countAddresses(tx, memberId);
  if (kept >= maxAddresses)
    throw new Refused(4002, {
      detail: wordsIn(lang).sentences.input.addresses(maxAddresses),
    });
  const id = nextId(services);
  const isDefault = fields.isDefault || kept === 0;
  if (isDefault) await clearDefault(tx, memberId, id);
  const createdAt = new Date(services.clock.now());
  const row = await insertAddress(tx, { ...fields, isDefault, id, memberId, createdAt });
  if (!row) throw new Error("the address was not stored");
  return addressView(row);
}

/**
 * Changes an address. The default one stays the default until another takes over. With the version that was read, it
 * overwrites no later change. Throws Refused 20005, 4002 and 20050.
 */
export async function editAddress(
  tx: Tx,
  services: Services,
  memberId: string,
  input: AddressInput & { id: string; version?: number | undefined },
  lang: Lang,
) {
  const fields = await checked(tx, input, lang);
  await lockAddresses(tx, memberId);
  const before = await ownAddress(tx, memberId, input.id);
  if (!before) throw new Refused(20005);
  if (input.version !== undefined && input.version !== versionOf(before)) throw new Refused(20050);
  const isDefault = fields.isDefault || before.isDefault;
  if (isDefault) await clearDefault(tx, memberId, input.id);
  const updatedAt = new Date(Math.max(services.clock.now(), versionOf(before) + 1));
  const row = await updateAddress(tx, memberId, input.id, { ...fields, isDefault, updatedAt });
  if (!row) throw new Refused(20005);
  return addressView(row);
}

/** Deletes an address. If it was the default, the newest of the others becomes the default. Throws Refused(20005). */
export async function removeAddress(tx: Tx, memberId: string, id: string): Promise<void> {
  await lockAddresses(tx, memberId);
  const gone = await deleteAddress(tx, memberId, id);
  if (!gone) throw new Refused(20005);
  if (!gone.isDefault) return;
  const [next] = await addressesOf(tx, memberId, windowOf({ pageSize: 1 }));
  if (next) await markDefault(tx, next.id);
}

/** The row in the contract's form. */
export function addressView(row: AddressRow): MemberAddress {
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    consigneeAddressPath: row.regionNames,
    consigneeAddressIdPath: row.regionIds,
    detail: row.detail,
    postCode: row.postCode,
    isDefault: row.isDefault,
    alias: row.alias,
    lon: row.lon,
    lat: row.lat,
    version: versionOf(row),
  };
}

/** The street of an address with its postcode, in one line, as an order keeps it. */
export function streetLine({ detail, postCode }: Pick<AddressRow, "detail" | "postCode">): string {
  if (!postCode) return detail;
  return /\p{Script=Han}/u.test(detail) ? `${detail} ${postCode}` : `${detail}, ${postCode}`;
}

/** Grows with every change of an address: the time of the latest one, epoch ms. */
export function versionOf({ createdAt, updatedAt }: AddressRow): number {
  return (updatedAt ?? createdAt).getTime();
}

async function checked(tx: Tx, input: AddressInput, lang: Lang): Promise<AddressFields> {
  const words = wordsIn(lang).sentences.input;
  const text = { name: input.name.trim(), detail: input.detail.trim() };
  if (text.name === "" || text.detail === "") throw new Refused(4002, { detail: words.consignee });
  const ids = input.consigneeAddressIdPath.split(",").map((id) => id.trim());
  const country = await countryOf(tx, ids);
  const mobile = requirePhone(input.mobile, country, lang);
  const postCode = readPostCode(input.postCode ?? "", country);
  if (postCode.code === undefined) throw new Refused(4002, { detail: words.postCode(postCode.example) });
  const names = input.consigneeAddressPath.split(",").map((name) => name.trim());
  const listed = ids.length === names.length && (await isRegionPath(tx, ids));
  const free = ids.length + 1 === names.length && (await isUnlistedCity(tx, ids));
  if (names.includes("") || !(listed || free)) throw new Refused(4002, { detail: words.region });
  return {
    ...text,
    mobile,
    regionNames: names.join(","),
    regionIds: ids.join(","),
    postCode: postCode.code || null,
    isDefault: input.isDefault ?? false,
    alias: input.alias?.trim() || null,
    lon: input.lon || null,
    lat: input.lat || null,
  };
}
