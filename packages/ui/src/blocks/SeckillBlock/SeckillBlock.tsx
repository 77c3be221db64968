"use client";
import { clsx } from "clsx";
import { Zap } from "lucide-react";
import { type ComponentPropsWithRef, useState } from "react";
import { Countdown, twoDigits } from "../../commerce/Countdown/index.ts";
import { UiLink, useMessages, useNow } from "../../runtime/index.ts";
import * as styles from "./SeckillBlock.css.ts";
import { SeckillGoods } from "./SeckillGoods.tsx";
import { currentRound, roundState, type SeckillRound } from "./slotStates.ts";

/** Props of {@link SeckillBlock}. */
export interface SeckillBlockProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Today's rounds in order of time; without any the block draws nothing. */
  rounds: readonly SeckillRound[];
  /** Address of the page with all rounds; without it there is no link. */
  allHref?: string | undefined;
}

/**
 * Block `seckill`: the rounds of the day as tabs, a countdown to the end of the running one, and its goods (SK-01 to SK-05).
 * States change by themselves at the full hour; choosing a round counts from the clock again.
 */
export function SeckillBlock({ rounds, allHref, className, ...rest }: SeckillBlockProps) {
  const { seckill } = useMessages();
  const now = useNow();
  const [chosen, setChosen] = useState<number>();
  const shown = rounds.find(({ startsAt }) => startsAt === chosen) ?? currentRound(rounds, now);
  if (!shown) return null;
  const state = roundState(shown, now);
  return (
    <section
      data-component="SeckillBlock"
      aria-label={seckill.title}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Zap aria-hidden="true" className={styles.bolt} />
          {seckill.title}
        </h2>
        {state === "notStarted" ? (
          <span className={styles.note}>{seckill.notStarted}</span>
        ) : (
          <>
            <span className={styles.note}>{state === "ended" ? seckill.ended : seckill.endsIn}</span>
            <Countdown key={shown.startsAt} endsAt={shown.endsAt} tone="night" />
          </>
        )}
        {allHref && (
          <UiLink href={allHref} className={styles.all}>
            {seckill.allRounds}
          </UiLink>
        )}
      </header>
      <ol aria-label={seckill.slots} className={styles.slots}>
        {rounds.map((round) => (
          <li key={round.startsAt} className={styles.slotItem}>
            <button
              type="button"
              aria-pressed={round === shown}
              data-state={roundState(round, now)}
              className={styles.slot}
              onClick={() => setChosen(round.startsAt)}
            >
              <span className={styles.hour}>{`${twoDigits(round.hour)}:00`}</span>
              <span className={styles.state}>{seckill[roundState(round, now)]}</span>
            </button>
          </li>
        ))}
      </ol>
      <ul className={styles.goods}>
        {shown.goods.slice(0, 10).map((item) => (
          <li key={item.id} className={styles.item}>
            <SeckillGoods goods={item} state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
