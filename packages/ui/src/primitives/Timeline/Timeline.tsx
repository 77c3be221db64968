import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { recordsOf } from "../../internal/given.ts";
import * as styles from "./Timeline.css.ts";

/** An event of {@link Timeline}. */
export interface TimelineEvent {
  readonly key: string;
  readonly text: ReactNode;
  /** Time, in words of the page's language. */
  readonly time: string;
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Newest first. */
  events: readonly TimelineEvent[];
}

/** A log of events, newest first, such as a parcel's tracking. For upcoming stages use `Steps`. */
export function Timeline({ events: given, className, ...rest }: TimelineProps) {
  const events = recordsOf(given);
  return (
    <ol data-component="Timeline" {...rest} className={clsx(styles.root, className)}>
      {events.map(({ key, text, time }) => (
        <li key={key} className={styles.event}>
          <span className={styles.text}>{text}</span>
          <span className={styles.time}>{time}</span>
        </li>
      ))}
    </ol>
  );
}
