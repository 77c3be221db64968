import * as z from "zod/mini";
import { maybe, Price } from "../scalars.ts";

/** The part of an amount that has one tax rate. */
export const TaxRate = z.object({
  /** Percent, such as 19 or 8.1. */
  rate: z.number(),
  /** The amount without its tax. */
  netPrice: Price,
  taxPrice: Price,
});
export type TaxRate = z.output<typeof TaxRate>;

/** Ours: the tax in the amount to pay. Missing in a shop without tax. */
export const Tax = z.object({
  /** What it is called, such as VAT, in the buyer's language. */
  name: z.string(),
  /** True if prices have the tax in them; false if it comes on top, as `addedTaxPrice` of the price details. */
  included: z.boolean(),
  taxPrice: Price,
  /** By rate, the highest first; also rates of 0. */
  rates: z.array(TaxRate),
  /** Number of the shop at the tax office. */
  shopNumber: maybe(z.string()),
});
export type Tax = z.output<typeof Tax>;
