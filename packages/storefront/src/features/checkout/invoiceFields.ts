import type { ReceiptInput } from "@sundry/api/contract/entities/basket";
import type { TFunction } from "i18next";
import * as z from "zod/mini";

export const invoiceKinds = ["none", "person", "company"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What invoice a basket wants: a tax number makes it a company's. */
export function invoiceKind(receipt: ReceiptInput | null | undefined): InvoiceKind {
  if (!receipt?.receiptTitle) return "none";
  return receipt.taxpayerId ? "company" : "person";
}

/** Rules of the invoice form: a name always, a tax number for a company. */
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
