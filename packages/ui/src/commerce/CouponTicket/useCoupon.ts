"use client";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import { type CouponState, type CouponSummary, couponOf } from "./couponSummary.ts";
import { validityOf } from "./couponValidity.ts";
import { couponParts, shortMoney, type ValueParts } from "./couponValue.ts";

/** What {@link useCoupon} tells about. */
export interface CouponOptions {
  /** The discount, where it applies and until when. */
  coupon: CouponSummary;
  /** State of the coupon for this buyer. @default "open" */
  state?: CouponState | undefined;
  /** Called by `claim`. */
  onClaim?: ((event: { coupon: CouponSummary }) => void) | undefined;
  /** Called by `use`. */
  onUse?: ((event: { coupon: CouponSummary }) => void) | undefined;
}

/** A coupon for this buyer, in the words of the page's language. */
export interface CouponFacts {
  readonly state: CouponState;
  /** "$5", "8% off". */
  readonly value: string;
  /** The same around its figure, for different text sizes. */
  readonly parts: ValueParts;
  /** "Minimum spend $49"; undefined for none. */
  readonly minimum: string | undefined;
  /** Where it applies. */
  readonly scope: string;
  /** Until when it is valid, or when a past coupon was used or ended. */
  readonly deadline: string | undefined;
  /** "Ends soon", for a claimed coupon that does. */
  readonly endsSoon: string | undefined;
  /** Share already taken, 0 to 100, while it can be claimed. 100 only if none is left. */
  readonly claimedPercent: number | undefined;
  /** The same in words: "62% claimed". */
  readonly claimed: string | undefined;
  /** What a button does: "claim" an open coupon, "use" a claimed one. */
  readonly action: { readonly kind: "claim" | "use"; readonly label: string; readonly name: string } | undefined;
  /** Why there is no button: "Fully claimed", "Used", "Expired". */
  readonly ended: string | undefined;
  /** Claims the coupon; nothing happens in another state than `open`. */
  readonly claim: () => void;
  /** Uses the coupon; nothing happens in another state than `claimed`. */
  readonly use: () => void;
}

const states: readonly CouponState[] = ["open", "claimed", "soldOut", "used", "expired"];

/** What `CouponTicket` knows about a coupon, for a ticket with a look of your own. An unknown state counts as `open`. */
export function useCoupon({ coupon: given, state: own = "open", onClaim, onUse }: CouponOptions): CouponFacts {
  const coupon = couponOf(given);
  const locale = useLocale();
  const currency = useCurrency();
  const messages = useMessages();
  const words = messages.coupon;
  const state = states.includes(own) ? own : "open";
  const parts = couponParts(coupon, { locale, currency, messages });
  const value = parts.before + parts.figure + parts.after;
  const minimum = coupon.threshold ? shortMoney(coupon.threshold, locale, currency) : "";
  const share = state === "open" ? coupon.claimedPercent : undefined;
  // Rounded down, so that 100% means the last one is gone.
  const claimedPercent = share === undefined ? undefined : Math.floor(Math.min(100, Math.max(0, share)));
  const actionOf = (kind: "claim" | "use", label: string) => ({
    kind,
    label,
    name: `${label}: ${value}, ${coupon.scope}`,
  });
  return {
    state,
    value,
    parts,
    minimum: minimum === "" ? undefined : words.minimumSpend({ amount: minimum }),
    scope: coupon.scope,
    deadline: validityOf(coupon, state, words) || undefined,
    endsSoon: state === "claimed" && coupon.endsSoon ? words.endsSoon : undefined,
    claimedPercent,
    claimed: claimedPercent === undefined ? undefined : messages.goods.claimed({ percent: claimedPercent }),
    action:
      state === "open"
        ? actionOf("claim", words.claim)
        : state === "claimed"
          ? actionOf("use", words.useNow)
          : undefined,
    ended: state === "open" || state === "claimed" ? undefined : words[state],
    claim: () => {
      if (state === "open") onClaim?.({ coupon });
    },
    use: () => {
      if (state === "claimed") onUse?.({ coupon });
    },
  };
}
