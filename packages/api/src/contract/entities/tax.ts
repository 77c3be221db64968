import * as z from "zod/mini";
import { DateTime, maybe, Price } from "../scalars.ts";

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
  /** Who sells, for invoices: name and address of the shop's company, line by line. */
  seller: maybe(z.array(z.string())),
});
export type Tax = z.output<typeof Tax>;

/** Ours: the paper for money that went back of an order with tax. */
export const CreditNote = z.object({
  /** In one series with the invoices, such as 2026-000002. */
  number: z.string(),
  /** When the money went back. */
  time: DateTime,
  /** What went back, with the tax in it. */
  price: Price,
  taxPrice: Price,
});
export type CreditNote = z.output<typeof CreditNote>;
