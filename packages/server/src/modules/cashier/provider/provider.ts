import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { Lang } from "#server/locales.ts";

/** A payment as its provider hears of it. */
export interface ProviderPayment {
  /** Names the payment; the provider says it again when it tells how the payment ended. */
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
 * Who takes money for the shop. The shop starts a payment there and shows the buyer what to scan; how it ended comes back, sooner
 * or later and perhaps twice, through `settlePayment`.
 */
export interface PaymentProvider {
  /** Starts a payment; answers the text of the QR code. An address that begins with `/` is one of this server. */
  start(payment: ProviderPayment): Promise<string>;
}
