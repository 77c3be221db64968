"use client";
import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import { type CouponState, type CouponSummary, couponOf } from "./couponSummary.ts";
import * as styles from "./CouponTicket.css.ts";
import { validityOf } from "./couponValidity.ts";
import { couponParts, shortMoney } from "./couponValue.ts";

/** Props of {@link CouponTicket}. */
export interface CouponTicketProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The discount, where it applies and until when. */
  coupon: CouponSummary;
  /** State of the coupon for this buyer. @default "open" */
  state?: CouponState | undefined;
  /** Whether a claim is in progress. @default false */
  pending?: boolean | undefined;
  /** Narrow stub for the 300 px drawer. @default false */
  compact?: boolean | undefined;
  /** Called when "Claim" is pressed. */
  onClaim?: ((event: { coupon: CouponSummary }) => void) | undefined;
  /** Called when "Use now" is pressed, for a claimed coupon. */
  onUse?: ((event: { coupon: CouponSummary }) => void) | undefined;
  /** Replaces the button, for example with a choice at checkout. `null` removes it. */
  action?: ReactNode | undefined;
  /** Level of the scope in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A coupon as a ticket: value on the stub, scope and date on the body. For one line on a goods page, use `CouponChip`. */
export function CouponTicket({
  coupon: given,
  state = "open",
  pending = false,
  compact = false,
  onClaim,
  onUse,
  action,
  headingLevel = 3,
  className,
  ...rest
}: CouponTicketProps) {
  const coupon = couponOf(given);
  const Scope = `h${headingLevel}` as const;
  const locale = useLocale();
  const currency = useCurrency();
  const messages = useMessages();
  const words = messages.coupon;
  const { before, figure, after } = couponParts(coupon, { locale, currency, messages });
  const value = before + figure + after;
  const spent = state === "used" || state === "expired";
  const share = coupon.claimedPercent;
  const validity = validityOf(coupon, state, words);
  return (
    <article data-component="CouponTicket" data-state={state} {...rest} className={clsx(styles.root, className)}>
      <div data-part="stub" className={styles.stub({ issuer: spent ? "spent" : coupon.issuer, compact })}>
        <strong className={styles.value({ compact })}>
          {before && <span className={styles.sign}>{before}</span>}
          <span>{figure}</span>
          {after && <span className={styles.sign}>{after}</span>}
        </strong>
        {coupon.threshold ? (
          <span className={styles.over}>
            {words.minimumSpend({ amount: shortMoney(coupon.threshold, locale, currency) })}
          </span>
        ) : null}
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <Scope className={styles.scope}>{coupon.scope}</Scope>
          {validity && <p className={styles.until}>{validity}</p>}
          {state === "claimed" && coupon.endsSoon && (
            <p data-part="soon" className={styles.soon}>
              <Clock aria-hidden="true" className={styles.soonIcon} />
              <span>{words.endsSoon}</span>
            </p>
          )}
          {state === "open" && share !== undefined && (
            <p className={styles.share}>
              <span aria-hidden="true" className={styles.bar}>
                <span
                  className={styles.filled({ issuer: coupon.issuer })}
                  style={{ inlineSize: `${Math.min(100, Math.max(0, share))}%` }}
                />
              </span>
              {/* Rounded down, so that 100% means the last one is gone. */}
              <span>{messages.goods.claimed({ percent: Math.floor(share) })}</span>
            </p>
          )}
        </div>
        {action !== undefined ? (
          action
        ) : state === "open" ? (
          <Button
            size="sm"
            loading={pending}
            aria-label={`${words.claim}: ${value}, ${coupon.scope}`}
            onClick={() => onClaim?.({ coupon })}
          >
            {words.claim}
          </Button>
        ) : state === "claimed" ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${words.useNow}: ${value}, ${coupon.scope}`}
            onClick={() => onUse?.({ coupon })}
          >
            {words.useNow}
          </Button>
        ) : (
          <span className={styles.stamp({ tilted: spent })}>{words[state]}</span>
        )}
      </div>
    </article>
  );
}
