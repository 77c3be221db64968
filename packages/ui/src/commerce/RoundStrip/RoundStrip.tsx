"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useEffect, useRef } from "react";
import { formatHour } from "../../format/date.ts";
import { recordsOf } from "../../internal/given.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import * as styles from "./RoundStrip.css.ts";

/** A round of the day, as the strip shows it. */
export interface RoundSlot {
  /** Start in epoch milliseconds; identifies the round. */
  readonly startsAt: number;
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  readonly state: "notStarted" | "running" | "ended";
}

/** Props of {@link RoundStrip}. */
export interface RoundStripProps extends Omit<ComponentPropsWithRef<"ol">, "children"> {
  /** The rounds in order of time. */
  rounds: readonly RoundSlot[];
  /** `startsAt` of the selected round. */
  value: number;
  /** Called with `startsAt` of the round that is pressed, even if it is already selected. */
  onValueChange: (event: { value: number }) => void;
}

/** The rounds of a flash-sale day in a row: five in view, or three on a phone. */
export function RoundStrip({ rounds: given, value, onValueChange, className, ...rest }: RoundStripProps) {
  const rounds = recordsOf(given);
  const locale = useLocale();
  const { seckill } = useMessages();
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const item = chosen.current;
    const strip = item?.parentElement;
    if (!item || !strip) return;
    strip.scrollLeft += item.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  }, [value]);
  return (
    <ol data-component="RoundStrip" aria-label={seckill.slots} {...rest} className={clsx(styles.root, className)}>
      {rounds.map(({ startsAt, hour, state }) => (
        <li key={startsAt} ref={startsAt === value ? chosen : null} className={styles.item}>
          <button
            type="button"
            aria-pressed={startsAt === value}
            data-state={state}
            className={styles.slot}
            onClick={() => onValueChange({ value: startsAt })}
          >
            <span className={styles.hour}>{formatHour(hour, locale)}</span>
            <span className={styles.state}>{seckill[state]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
