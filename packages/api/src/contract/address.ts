import * as z from "zod/mini";
import { call } from "./call.ts";
import { MemberAddress } from "./entities/address.ts";
import { page, paging } from "./paging.ts";
import { Filled, maybe, Nothing, ShortText } from "./scalars.ts";

const FilledShort = ShortText.check(z.minLength(1));

const fields = {
  name: FilledShort,
  mobile: FilledShort,
  /** Region names joined with commas, widest first, and their ids in the same order; the second id decides the freight. */
  consigneeAddressPath: Filled,
  consigneeAddressIdPath: Filled,
  detail: FilledShort,
  /** True takes the mark off every other address. Default false. */
  isDefault: z.optional(z.boolean()),
  alias: z.optional(ShortText),
  lon: z.optional(z.string()),
  lat: z.optional(z.string()),
};

/** The buyer's addresses. Beyond the specification (decisions 38). */
export const list = call({
  id: "address.list",
  method: "GET",
  path: "/member/address",
  auth: "required",
  inSpec: false,
  query: z.object(paging),
  result: page(MemberAddress),
});

/** One address; null when it is not the buyer's. Beyond the specification. */
export const get = call({
  id: "address.get",
  method: "GET",
  path: "/member/address/get/{id}",
  auth: "required",
  inSpec: false,
  result: maybe(MemberAddress),
});

/** The default address; null when there is none. Beyond the specification. */
export const getDefault = call({
  id: "address.getDefault",
  method: "GET",
  path: "/member/address/get/default",
  auth: "required",
  inSpec: false,
  result: maybe(MemberAddress),
});

/** Adds an address. Refused: 4002 a field is empty or the number is malformed. Beyond the specification. */
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
 * Changes an address. Its fields travel in the body: names and numbers of people have no place in an address line that gets
 * logged. With the `version` that was read, a change made elsewhere meanwhile is not written over. Refused: 20005 not the buyer's,
 * 4002 a field is not acceptable, 20050 changed meanwhile. Beyond the specification.
 */
export const edit = call({
  id: "address.edit",
  method: "PUT",
  path: "/member/address",
  auth: "required",
  inSpec: false,
  body: z.object({ id: Filled, version: z.optional(z.int()), ...fields }),
  result: MemberAddress,
});

/** Deletes an address. Refused: 20005 not the buyer's. Beyond the specification. */
export const remove = call({
  id: "address.remove",
  method: "DELETE",
  path: "/member/address/delById/{id}",
  auth: "required",
  inSpec: false,
  result: Nothing,
});
