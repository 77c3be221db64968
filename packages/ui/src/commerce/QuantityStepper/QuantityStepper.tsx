"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from "react";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./QuantityStepper.css.ts";
import { countProblem } from "./countProblem.ts";
import { clampCount, readCount } from "./readCount.ts";

/** Props of {@link QuantityStepper}. */
export interface QuantityStepperProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The current quantity. */
  value: number;
  /** Minimum order quantity. @default 1 */
  minimum?: number | undefined;
  /** Pieces in stock. @default no limit */
  maximum?: number | undefined;
  /** Height: 32 or 40 px. @default "md" */
  size?: "sm" | "md" | undefined;
  /** What is counted, for screen readers: the product's name. @default "Quantity" */
  label?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Called with a valid quantity: by button, arrow key, Enter, or on leaving the field. */
  onValueChange?: ((event: { value: number }) => void) | undefined;
}

/** A quantity between a minimum and the stock. Typing is free and checked on Enter or on leaving the field. */
export function QuantityStepper({
  value,
  minimum = 1,
  maximum = Number.MAX_SAFE_INTEGER,
  size = "md",
  label,
  disabled = false,
  onValueChange,
  className,
  ...rest
}: QuantityStepperProps) {
  const { stepper } = useMessages();
  const problemId = useId();
  const [typed, setTyped] = useState<string>();
  const count = typed === undefined ? value : readCount(typed);
  const problem = countProblem(count, { minimum, maximum }, stepper);
  const offer = (next: number | undefined) => {
    const kept = clampCount(next, { minimum, maximum });
    setTyped(undefined);
    if (kept !== value) onValueChange?.({ value: kept });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") offer(count);
    else if (event.key === "ArrowUp") offer((count ?? value) + 1);
    else if (event.key === "ArrowDown") offer((count ?? value) - 1);
    else return;
    event.preventDefault();
  };
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
          aria-label={stepper.less}
          disabled={disabled}
          aria-disabled={value <= minimum || undefined}
          className={styles.button({ size })}
          onClick={() => offer(value - 1)}
        >
          <Minus aria-hidden="true" className={styles.sign} />
        </button>
        <input
          data-part="input"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label ?? stepper.label}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={problem ? problemId : undefined}
          disabled={disabled}
          value={typed ?? String(value)}
          className={styles.input({ size })}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => typed !== undefined && offer(count)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          data-part="more"
          aria-label={stepper.more}
          disabled={disabled}
          aria-disabled={value >= maximum || undefined}
          className={styles.button({ size })}
          onClick={() => offer(value + 1)}
        >
          <Plus aria-hidden="true" className={styles.sign} />
        </button>
      </div>
      <span id={problemId} role="status" data-part="problem" className={styles.problem}>
        {problem && (
          <>
            <CircleAlert aria-hidden="true" className={styles.alert} />
            {problem}
          </>
        )}
      </span>
    </div>
  );
}
