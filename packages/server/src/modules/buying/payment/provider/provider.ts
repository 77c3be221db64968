import type { PaymentMethod } from "#server/db/schema/order.ts";
import type { BillType, ProviderName } from "#server/db/schema/payment.ts";
import type { Lang } from "#server/locales.ts";

/** A payment, as passed to its provider. */
export interface ProviderPayment {
  /** Identifies the payment at the provider; the same token never becomes two payments there. */
  token: string;
  method: PaymentMethod;
  cents: number;
  /** Currency of the amount (ISO 4217). */
  currency: string;
  billType: BillType;
  /** Number of what is paid. */
  billSn: string;
  expiresAt: Date;
  /** Language of the buyer. */
  lang: Lang;
}

/** A payment that has been started at its provider. */
export interface StartedPayment extends Omit<ProviderPayment, "lang"> {
  /** The provider's own number, if `start` returned one. */
  reference: string | null;
}

/** How a payment stands at its provider. UNKNOWN: the provider has no payment with this token (yet). */
export type Standing =
  | { state: "PAID"; cents: number; currency: string }
  | { state: "WAITING" | "REFUSED" | "CLOSED" | "UNKNOWN" };

/** Money to be returned to the one who paid. */
export interface ProviderRefund {
  /** Identifies the refund at the provider; the same id never returns money twice. */
  id: string;
  cents: number;
  payment: StartedPayment;
}

/** How a refund stands at its provider. REFUSED: the provider can't return the money, and the shop still has it. */
export type RefundStanding = "DONE" | "PENDING" | "REFUSED" | "UNKNOWN";

/** What a verified notice says: how a payment stands, or that something has happened to a refund. */
export type Report = { kind: "payment"; token: string; standing: Standing } | { kind: "refund"; id: string };

/** A notice, as it was received. */
export interface Notice {
  /** The body, unchanged, because its signature counts every byte. */
  body: string;
  header(name: string): string | undefined;
  /** When it was received, epoch ms. */
  at: number;
}

/** An answer to a notice. */
export interface NoticeAnswer {
  status: 200 | 400 | 500;
  body: string;
  type: "text/plain" | "application/json";
}

/**
 * Takes money for the shop. The shop starts a payment with the provider and shows the buyer what to scan. The outcome
 * comes back later, perhaps twice, in notices; if none comes, the shop asks. Every call can be repeated. They throw a
 * {@link ProviderFailure} if the provider can't be reached or refuses for a reason that is not part of the answer.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** How long a code can be paid, in ms, but never longer than its bill. */
  readonly codeMs: number;
  /**
   * Starts a payment. Returns the text of the QR code, an address of this server if it begins with `/`, and the
   * provider's own number.
   */
  start(payment: ProviderPayment): Promise<{ content: string; reference: string | null }>;
  /** How a payment stands. */
  query(payment: StartedPayment): Promise<Standing>;
  /** Makes sure that a payment can't be paid any more; does nothing if it was paid or closed before. */
  close(payment: StartedPayment): Promise<void>;
  /** Returns money to the payer, all or a part. */
  refund(refund: ProviderRefund): Promise<RefundStanding>;
  /** How a refund stands. */
  refunded(refund: ProviderRefund): Promise<RefundStanding>;
  /** Reads a notice. Throws {@link ForgedNotice} if the provider did not sign it, or signed it too long ago. */
  notice(notice: Notice): Promise<readonly Report[]>;
  /** What the provider expects to read after a notice: that the shop has taken it, or that it has to come again. */
  answerTo(outcome: "taken" | "forged" | "again"): NoticeAnswer;
}

/** A provider failed. The message has its name and a short code, and nothing that was sent. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  /** The provider's code for the problem. */
  readonly problem: string;

  constructor(provider: ProviderName, problem: string) {
    super(`${provider}: ${problem}`);
    this.problem = problem;
  }
}

/** A notice that the provider did not sign, or not for us, or too long ago. */
export class ForgedNotice extends Error {
  override name = "ForgedNotice";

  constructor(provider: ProviderName, reason: string) {
    super(`${provider}: a notice was refused: ${reason}`);
  }
}
