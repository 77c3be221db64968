"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./Segments.css.ts";

/** One choice of {@link Segments}. */
export interface Segment {
  readonly value: string;
  /** What is shown; a drawing alone needs `name`. */
  readonly label: ReactNode;
  /** Name for screen readers and as tooltip. */
  readonly name?: string;
}

/** Props of {@link Segments}. */
export interface SegmentsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** What is chosen, for screen readers. */
  label: string;
  /** The choices, side by side. */
  segments: readonly Segment[];
  /** The one that is chosen. */
  value: string;
  /** Also called with the value in force, which may turn its direction. */
  onChoose: (event: { value: string }) => void;
}

/** A few choices of which one holds, such as the order of a list. For views of a place use `Tabs`. */
export function Segments({ label, segments, value, onChoose, className, ...rest }: SegmentsProps) {
  return (
    <div data-component="Segments" role="group" aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          {...(segment.name && { "aria-label": segment.name, title: segment.name })}
          className={styles.segment}
          onClick={() => onChoose({ value: segment.value })}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
