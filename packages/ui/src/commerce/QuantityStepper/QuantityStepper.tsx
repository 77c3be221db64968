"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ComponentPropsWithRef, useId } from "react";
import { countOf } from "../../internal/given.ts";
import { useMessages, useTextLimit } from "../../runtime/index.ts";
import * as styles from "./QuantityStepper.css.ts";
import { useTypedCount } from "./useTypedCount.ts";

/** Props of {@link QuantityStepper}. */
export interface QuantityStepperProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The current quantity. */
  value: number;
  /** Minimum order quantity. @default 1 */
  minimum?: number | undefined;
  /** Pieces in stock. @default no limit */
  maximum?: number | undefined;
  /** The message above the maximum, if that isn't the stock. @default "Only 40 in stock." */
  maximumText?: string | undefined;
  /** Height: 32 or 40 px. @default "md" */
  size?: "sm" | "md" | undefined;
  /** What is counted, for screen readers: the product's name. @default "Quantity" */
  label?: string | undefined;
  /** Whether it cannot be used. @default false */
  disabled?: boolean | undefined;
  /**
   * Applies a typed quantity as soon as it is valid, so that nothing changes when the field loses the focus. Without it,
   * a typed quantity is applied on Enter or on leaving the field, for owners that send each one. @default false
   */
  live?: boolean | undefined;
  /** Called with a valid quantity: by button, arrow key or typing. */
  onValueChange?: ((event: { value: number }) => void) | undefined;
  /** Called with the message if a typed quantity is not valid, and with undefined once it is. Order nothing before that. */
  onProblemChange?: ((event: { problem: string | undefined }) => void) | undefined;
}

/**
 * A quantity between a minimum and the stock. A typed quantity that is not valid stays as it is, with a message that
 * says why, until the buyer changes it. Arrow keys and buttons lead to the nearest valid quantity.
 */
export function QuantityStepper({
  value,
  minimum: least,
  maximum: most,
  maximumText,
  size = "md",
  label,
  disabled = false,
  live = false,
  onValueChange,
  onProblemChange,
  className,
  ...rest
}: QuantityStepperProps) {
  const [minimum, maximum] = [countOf(least) ?? 1, countOf(most) ?? Number.MAX_SAFE_INTEGER];
  const { stepper } = useMessages();
  const longest = useTextLimit();
  const problemId = useId();
  const typed = useTypedCount({ value, minimum, maximum, maximumText, live, onValueChange, onProblemChange });
  const { count, problem } = typed;
  return (
    <div data-component="QuantityStepper" {...rest} className={clsx(styles.root, className)}>
      <div
        role="group"
        aria-label={label ?? stepper.label}
        data-invalid={Boolean(problem) || undefined}
        className={styles.frame({ size })}
      >
        <button
          type="button"
          data-part="less"
          aria-label={stepper.decrease}
          disabled={disabled}
          aria-disabled={count <= minimum || undefined}
          className={styles.button({ size })}
          onClick={() => typed.step(-1)}
        >
          <Minus aria-hidden="true" className={styles.sign} />
        </button>
        <input
          data-part="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longest}
          aria-label={label ?? stepper.label}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={problem ? problemId : undefined}
          disabled={disabled}
          value={typed.text}
          className={styles.input({ size })}
          onChange={(event) => typed.change(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => typed.settle(event.currentTarget.value)}
          onKeyDown={typed.onKeyDown}
        />
        <button
          type="button"
          data-part="more"
          aria-label={stepper.increase}
          disabled={disabled}
          aria-disabled={count >= maximum || undefined}
          className={styles.button({ size })}
          onClick={() => typed.step(1)}
        >
          <Plus aria-hidden="true" className={styles.sign} />
        </button>
      </div>
      <span id={problemId} role="status" data-part="problem" className={styles.problem}>
        {problem && (
          <>
            <CircleAlert aria-hidden="true" className={styles.alert} />
            <span>{problem}</span>
          </>
        )}
      </span>
    </div>
  );
}
