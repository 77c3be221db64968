import type { ReceiptInput } from "@sundry/api/contract/entities/basket";
import type { TFunction } from "i18next";
import * as z from "zod/mini";

export const invoiceKinds = ["none", "person", "company"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The kind of invoice chosen for a basket; a tax number means a company. */
export function invoiceKind(receipt: ReceiptInput | null | undefined): InvoiceKind {
  if (!receipt?.receiptTitle) return "none";
  return receipt.taxpayerId ? "company" : "person";
}

/** Rules of the invoice form: a name is required, and a tax number for a company. */
export function invoiceSchema(kind: InvoiceKind, t: TFunction<"checkout">) {
  return z.object({
    title: z.string().check(z.refine((text) => text.trim() !== "", t("invoice.titleMissing"))),
    taxId: z
      .string()
      .check(
        z.refine((text) => kind !== "company" || /^[\p{L}\p{N} .-]{5,30}$/u.test(text.trim()), t("invoice.taxIdWrong")),
      ),
  });
}
