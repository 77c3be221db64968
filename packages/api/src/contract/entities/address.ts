import * as z from "zod/mini";
import { Id, maybe } from "../scalars.ts";

/** A delivery address of a buyer. */
export const MemberAddress = z.object({
  id: Id,
  name: z.string(),
  mobile: z.string(),
  /**
   * Region names joined with commas, largest first; the ids are in the same order. The last name has no id if the buyer
   * wrote the city themselves.
   */
  consigneeAddressPath: z.string(),
  consigneeAddressIdPath: z.string(),
  detail: z.string(),
  /** Ours: postcode, where the country has them. */
  postCode: maybe(z.string()),
  isDefault: z.boolean(),
  /** Short label, such as "Office". */
  alias: maybe(z.string()),
  lon: maybe(z.string()),
  lat: maybe(z.string()),
  /**
   * Ours: increases with every change. An edit sends it back, so that two tabs cannot overwrite each other's changes.
   */
  version: maybe(z.int()),
});
export type MemberAddress = z.output<typeof MemberAddress>;

/** A point where goods of a store can be picked up. */
export const StoreAddress = z.object({
  id: Id,
  storeId: maybe(Id),
  addressName: maybe(z.string()),
  address: maybe(z.string()),
  mobile: maybe(z.string()),
  /** `longitude,latitude`. */
  center: maybe(z.string()),
});
export type StoreAddress = z.output<typeof StoreAddress>;

/** A region. The root of the tree has the id 0. */
export const Region = z.object({
  id: Id,
  parentId: Id,
  name: z.string(),
  /** One of country, province, city, district or street. */
  level: z.string(),
  /** Ids of the ancestors, joined with commas. */
  path: maybe(z.string()),
  center: maybe(z.string()),
  orderNum: maybe(z.int()),
  /** Ours: false for a region without children, so that a cascader need not ask for them. */
  hasChildren: maybe(z.boolean()),
});
export type Region = z.output<typeof Region>;

/** Ids and names from the top region to the one found, joined with commas, largest first; empty when none was found. */
export const RegionPath = z.object({ id: maybe(z.string()), name: maybe(z.string()) });
export type RegionPath = z.output<typeof RegionPath>;
