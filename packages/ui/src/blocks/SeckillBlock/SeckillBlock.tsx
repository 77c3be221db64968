"use client";
import { clsx } from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import Zap from "lucide-react/icons/zap";
import { type ComponentPropsWithRef, useState } from "react";
import { Countdown } from "../../commerce/Countdown/index.ts";
import { RoundStrip } from "../../commerce/RoundStrip/index.ts";
import { UiLink, useLastPassed, useLocale, useMessages } from "../../runtime/index.ts";
import { useBlockLevel } from "../BlockPage/index.ts";
import * as styles from "./SeckillBlock.css.ts";
import { SeckillGoods } from "./SeckillGoods.tsx";
import { currentRound, roundState, type SeckillRound, startOf } from "./slotStates.ts";

/** Props of {@link SeckillBlock}. */
export interface SeckillBlockProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** Today's rounds in order of time. Without any, the block renders nothing. */
  rounds: readonly SeckillRound[];
  /** Name of the time zone of the hours, if it isn't the buyer's own: "GMT+8". */
  zone?: string | undefined;
  /** Title of the block. @default "Flash sale" in the page's language */
  title?: string | undefined;
  /** Link to the page with all rounds. */
  allHref?: string | undefined;
}

/**
 * Block `seckill`: the day's flash-sale rounds, a countdown to the end of the current one, and its products. States change on
 * the hour without a reload.
 */
export function SeckillBlock({ rounds, title, zone, allHref, className, ...rest }: SeckillBlockProps) {
  const { seckill } = useMessages();
  const locale = useLocale();
  const Title = `h${useBlockLevel()}` as const;
  // This renders only when a round changes. The countdown re-renders itself every second.
  const now = useLastPassed(rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const [chosen, setChosen] = useState<number>();
  const shown = rounds.find(({ startsAt }) => startsAt === chosen) ?? currentRound(rounds, now);
  if (!shown) return null;
  const state = roundState(shown, now);
  return (
    <section
      data-component="SeckillBlock"
      aria-label={title ?? seckill.title}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <header className={styles.head}>
        <Title className={styles.title}>
          <Zap aria-hidden="true" className={styles.bolt} />
          {title ?? seckill.title}
        </Title>
        {state === "notStarted" ? (
          <span className={styles.note}>{seckill.notStarted}</span>
        ) : (
          <>
            <span className={styles.note}>{state === "ended" ? seckill.ended : seckill.endsIn}</span>
            <Countdown key={shown.startsAt} endsAt={shown.endsAt} tone="inverse" />
          </>
        )}
        {zone && <span className={styles.note}>{seckill.timesIn({ zone })}</span>}
        {allHref && (
          <UiLink href={allHref} className={styles.all}>
            {seckill.allRounds}
            <ArrowRight aria-hidden="true" className={styles.arrow} />
          </UiLink>
        )}
      </header>
      <RoundStrip
        rounds={rounds.map((round) => ({ ...round, state: roundState(round, now) }))}
        value={shown.startsAt}
        onValueChange={({ value: startsAt }) => setChosen(startsAt)}
        className={styles.slots}
      />
      <ul className={styles.goods}>
        {shown.goods.slice(0, 10).map((item) => (
          <li key={item.id} className={styles.item}>
            <SeckillGoods goods={item} state={state} time={startOf(shown, { locale, zone })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
