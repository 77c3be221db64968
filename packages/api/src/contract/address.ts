import * as z from "zod/mini";
import { call } from "./call.ts";
import { MemberAddress } from "./entities/address.ts";
import { page, paging } from "./paging.ts";
import { NonEmpty, ShortText, Version, maybe, Nothing } from "./scalars.ts";

const FilledShort = ShortText.check(z.minLength(1));

const fields = {
  name: FilledShort,
  /** In E.164, or as it is written in the country of the address, or 11 digits for mainland China. The server keeps E.164. */
  mobile: FilledShort,
  /**
   * Region names joined with commas, largest first, and their ids in the same order, at least two. The second id decides
   * the delivery fee. A last name without an id is a city that its region does not list.
   */
  consigneeAddressPath: NonEmpty,
  consigneeAddressIdPath: NonEmpty,
  detail: FilledShort,
  /** Checked where the country has a rule, and kept as it is written there. */
  postCode: z.optional(ShortText),
  /** True makes this the only default address. Default: false. */
  isDefault: z.optional(z.boolean()),
  alias: z.optional(ShortText),
  lon: z.optional(ShortText),
  lat: z.optional(ShortText),
};

/** Lists the buyer's addresses. */
export const list = call({
  id: "address.list",
  method: "GET",
  path: "/member/address",
  auth: "required",
  inSpec: false,
  query: z.object(paging),
  result: page(MemberAddress),
});

/** Reads one address; null when it is not the buyer's. */
export const get = call({
  id: "address.get",
  method: "GET",
  path: "/member/address/get/{id}",
  auth: "required",
  inSpec: false,
  result: maybe(MemberAddress),
});

/** Reads the default address; null when there is none. */
export const getDefault = call({
  id: "address.getDefault",
  method: "GET",
  path: "/member/address/get/default",
  auth: "required",
  inSpec: false,
  result: maybe(MemberAddress),
});

/** Adds an address. Refused: 4002 a field is empty or the number is malformed. */
export const add = call({
  id: "address.add",
  method: "POST",
  path: "/member/address",
  auth: "required",
  inSpec: false,
  body: z.object(fields),
  result: MemberAddress,
});

/**
 * Changes an address. Its fields travel in the body, because personal details in an address line would be logged. Send
 * the `version` that was read, and a change made elsewhere in the meantime is not overwritten. Refused: 20005 not the
 * buyer's, 4002 a field is not acceptable, 20050 changed in the meantime.
 */
export const edit = call({
  id: "address.edit",
  method: "PUT",
  path: "/member/address",
  auth: "required",
  inSpec: false,
  body: z.object({ id: NonEmpty, version: z.optional(Version), ...fields }),
  result: MemberAddress,
});

/** Deletes an address. Refused: 20005 not the buyer's. */
export const remove = call({
  id: "address.remove",
  method: "DELETE",
  path: "/member/address/delById/{id}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});
