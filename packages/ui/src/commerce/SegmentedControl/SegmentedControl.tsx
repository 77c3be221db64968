"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { recordsOf } from "../../internal/given.ts";
import * as styles from "./SegmentedControl.css.ts";

/** One choice of {@link SegmentedControl}. */
export interface Segment {
  readonly value: string;
  /** Visible label; an icon alone needs `name`. */
  readonly label: ReactNode;
  /** Name for screen readers and as tooltip. */
  readonly name?: string;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the control for screen readers. */
  label: string;
  /** The choices, side by side. */
  segments: readonly Segment[];
  /** The chosen value. */
  value: string;
  /** Called with the segment that is pressed, even if it is already selected: a sort order may then reverse. */
  onValueChange: (event: { value: string }) => void;
}

/** A row of choices of which one is selected, such as a sort order. For views of the same place use `Tabs`. */
export function SegmentedControl({
  label,
  segments: given,
  value,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps) {
  const segments = recordsOf(given);
  return (
    <div
      data-component="SegmentedControl"
      role="group"
      aria-label={label}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          {...(segment.name && { "aria-label": segment.name, title: segment.name })}
          className={styles.segment}
          onClick={() => onValueChange({ value: segment.value })}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
