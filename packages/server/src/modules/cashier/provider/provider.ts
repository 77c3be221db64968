import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Lang } from "#server/locales.ts";

/** A payment, as passed to its provider. */
export interface ProviderPayment {
  /** Identifies the payment; the provider returns it with the outcome. */
  token: string;
  method: PaymentMethod;
  cents: number;
  /** Number of what is paid. */
  billSn: string;
  expiresAt: Date;
  /** Language of the buyer. */
  lang: Lang;
}

/**
 * Takes money for the shop. The shop starts a payment with the provider and shows the buyer what to scan. The outcome
 * comes back later, perhaps twice, through `settlePayment`.
 */
export interface PaymentProvider {
  /** Starts a payment. Returns the text of the QR code. An address that begins with `/` is one of this server. */
  start(payment: ProviderPayment): Promise<string>;
}
