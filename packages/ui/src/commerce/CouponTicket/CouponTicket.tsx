"use client";
import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { type CouponState, type CouponSummary, couponOf } from "./couponSummary.ts";
import * as styles from "./CouponTicket.css.ts";
import { useCoupon } from "./useCoupon.ts";

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

/** A coupon as a ticket: value on the stub, scope and date on the body. For one line on a goods page, use `CouponChip`; for another look, `useCoupon`. */
export function CouponTicket({
  coupon,
  state: own,
  pending = false,
  compact = false,
  onClaim,
  onUse,
  action,
  headingLevel = 3,
  className,
  ...rest
}: CouponTicketProps) {
  const Scope = `h${headingLevel}` as const;
  const facts = useCoupon({ coupon, state: own, onClaim, onUse });
  const { state, parts } = facts;
  const { issuer, claimedPercent: share } = couponOf(coupon);
  const spent = state === "used" || state === "expired";
  return (
    <article data-component="CouponTicket" data-state={state} {...rest} className={clsx(styles.root, className)}>
      <div data-part="stub" className={styles.stub({ issuer: spent ? "spent" : issuer, compact })}>
        <strong className={styles.value({ compact })}>
          {parts.before && <span className={styles.sign}>{parts.before}</span>}
          <span>{parts.figure}</span>
          {parts.after && <span className={styles.sign}>{parts.after}</span>}
        </strong>
        {facts.minimum && <span className={styles.over}>{facts.minimum}</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <Scope className={styles.scope}>{facts.scope}</Scope>
          {facts.deadline && <p className={styles.until}>{facts.deadline}</p>}
          {facts.endsSoon && (
            <p data-part="soon" className={styles.soon}>
              <Clock aria-hidden="true" className={styles.soonIcon} />
              <span>{facts.endsSoon}</span>
            </p>
          )}
          {facts.claimed && (
            <p className={styles.share}>
              <span aria-hidden="true" className={styles.bar}>
                <span
                  className={styles.filled({ issuer })}
                  style={{ inlineSize: `${Math.min(100, Math.max(0, share ?? 0))}%` }}
                />
              </span>
              <span>{facts.claimed}</span>
            </p>
          )}
        </div>
        {action !== undefined ? (
          action
        ) : facts.action?.kind === "claim" ? (
          <Button size="sm" loading={pending} aria-label={facts.action.name} onClick={facts.claim}>
            {facts.action.label}
          </Button>
        ) : facts.action ? (
          <Button size="sm" variant="outline" aria-label={facts.action.name} onClick={facts.use}>
            {facts.action.label}
          </Button>
        ) : (
          <span className={styles.stamp({ tilted: spent })}>{facts.ended}</span>
        )}
      </div>
    </article>
  );
}
