import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./Timeline.css.ts";

/** One thing that happened. */
export interface TimelineEvent {
  readonly key: string;
  readonly text: ReactNode;
  /** When, in words of the page's language. */
  readonly time: string;
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** Newest first. */
  events: readonly TimelineEvent[];
}

/** What happened, newest first: traces of a parcel, the log of an order. For stages still to come use `Steps`. */
export function Timeline({ events, className, ...rest }: TimelineProps) {
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
