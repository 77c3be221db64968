"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { formatDate, formatHour } from "../../format/date.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { listOf, recordsOf } from "../../internal/given.ts";
import { tagOf } from "../../internal/tagOf.ts";
import { useLocale, useMessages, useNow } from "../../runtime/index.ts";
import { type DayRound, piecesOf, pinsOf, placeOf } from "./dayRibbon.ts";
import * as styles from "./MarketDay.css.ts";

/** Hours written below the ribbon. */
const HOURS = [0, 6, 12, 18, 24];

/** Props of {@link MarketDay}. */
export interface MarketDayProps extends Omit<ComponentPropsWithRef<"div">, "children" | "role"> {
  /** The day's rounds in order of time. */
  rounds: readonly DayRound[];
  /** IANA zone of the shop's clock, such as "Asia/Shanghai". */
  timeZone: string;
  /** Starts of the rounds that the buyer wants to be reminded of, in epoch milliseconds; once for each product. */
  reminders?: readonly number[] | undefined;
}

const percent = (share: number) => `${share * 100}%`;

/**
 * The day of a flash sale as a ribbon of 24 hours, with its rounds, a line that moves with the time, and reminders pinned to it.
 * For dark fields; a round is chosen with `RoundStrip`.
 */
export function MarketDay({
  rounds: givenRounds,
  timeZone,
  reminders: givenReminders = [],
  className,
  ...rest
}: MarketDayProps) {
  const rounds = recordsOf(givenRounds);
  const reminders = listOf(givenReminders);
  const { marketDay: words } = useMessages();
  const locale = useLocale();
  const now = useNow();
  const time = formatDate(now, { locale, timeZone, style: "clock" });
  const pins = pinsOf(rounds, reminders, now);
  const here = assignInlineVars({ [styles.from]: percent(placeOf(rounds, now)) });
  const starts = new Intl.ListFormat(tagOf(locale)).format(rounds.map(({ hour }) => formatHour(hour, locale)));
  const label = [
    words.label({ now: time, rounds: starts }),
    ...pins.map(({ hour, count }) => words.reminders({ time: formatHour(hour, locale), count })),
  ];
  return (
    <div
      data-component="MarketDay"
      role="img"
      aria-label={label.join(" ")}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <span className={styles.ribbon}>
        {piecesOf(rounds, now).map(({ startsAt, from, to, state }) => (
          <span
            key={startsAt}
            data-part="round"
            data-state={state}
            className={styles.piece}
            style={assignInlineVars({ [styles.from]: percent(from), [styles.length]: percent(to - from) })}
          />
        ))}
      </span>
      <span data-part="now" className={styles.now} style={here} />
      {pins.map(({ startsAt, count }) => (
        <span
          key={startsAt}
          data-part="reminder"
          className={styles.pin}
          style={assignInlineVars({ [styles.from]: percent(placeOf(rounds, startsAt)) })}
        >
          {formatCount(count, locale)}
        </span>
      ))}
      <span className={styles.clock} style={here}>
        {time}
      </span>
      <span className={styles.hours}>
        {HOURS.map((hour) => (
          <span key={hour}>{formatHour(hour, locale)}</span>
        ))}
      </span>
    </div>
  );
}
