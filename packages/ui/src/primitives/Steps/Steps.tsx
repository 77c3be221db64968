"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { recordsOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Steps.css.ts";

/** A step of {@link Steps}. */
export interface Step {
  readonly label: string;
  /** Small text below, such as "expected 24 Nov". */
  readonly note?: string | undefined;
}

/** Props of {@link Steps}. */
export interface StepsProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Index of the current step; those before it are done. A value beyond the end means that all are done. */
  current: number;
  /** Whether the process stopped at `current`. @default false */
  failed?: boolean | undefined;
  /** Called when a completed step is pressed; without it steps are not buttons. */
  onStepSelect?: ((event: { index: number }) => void) | undefined;
}

type State = "done" | "current" | "failed" | "todo";

/** Steps of a process, such as Placed, Paid, Packed, Shipped, Received. For a log with times use `Timeline`. */
export function Steps({ steps: given, current, failed = false, onStepSelect, className, ...rest }: StepsProps) {
  const steps = recordsOf(given);
  const { steps: words } = useMessages();
  const stateOf = (index: number): State => {
    if (index < current) return "done";
    if (index > current) return "todo";
    return failed ? "failed" : "current";
  };
  return (
    <ol data-component="Steps" {...rest} className={clsx(styles.root, className)}>
      {steps.map(({ label, note }, index) => {
        const state = stateOf(index);
        const named = <span className={styles.label}>{label}</span>;
        return (
          <li
            key={label}
            data-state={state}
            aria-current={state === "current" || state === "failed" ? "step" : undefined}
            className={styles.step}
          >
            {onStepSelect && state === "done" ? (
              <button type="button" className={styles.back} onClick={() => onStepSelect({ index })}>
                {named}
              </button>
            ) : (
              named
            )}
            <VisuallyHidden>{[" (", words[state], ")"].join("")}</VisuallyHidden>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
