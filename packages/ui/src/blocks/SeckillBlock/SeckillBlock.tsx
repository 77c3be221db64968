"use client";
import { clsx } from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import Zap from "lucide-react/icons/zap";
import { type ComponentPropsWithRef, useState } from "react";
import { Countdown } from "../../commerce/Countdown/index.ts";
import { RoundStrip } from "../../commerce/RoundStrip/index.ts";
import { recordsOf } from "../../internal/given.ts";
import { UiLink, useLastPassed, useLocale, useMessages } from "../../runtime/index.ts";
import { blockPlace } from "../../theme/place.css.ts";
import { useBlockLevel } from "../BlockPage/index.ts";
import * as fit from "../BlockPage/fit.css.ts";
import * as styles from "./SeckillBlock.css.ts";
import { SeckillGoods } from "./SeckillGoods.tsx";
import { currentRound, roundState, type SeckillGoodsSummary, type SeckillRound, startOf } from "./slotStates.ts";

/** Props of {@link SeckillBlock}. */
export interface SeckillBlockProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** Today's rounds in order of time. */
  rounds: readonly SeckillRound[];
  /** Products to show while there is no round. Without either, the block renders nothing. */
  goods?: readonly SeckillGoodsSummary[] | undefined;
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
export function SeckillBlock({
  rounds: givenRounds,
  goods: givenGoods = [],
  title,
  zone,
  allHref,
  className,
  ...rest
}: SeckillBlockProps) {
  const rounds = recordsOf(givenRounds, ["goods"]);
  const goods = recordsOf(givenGoods);
  const { seckill } = useMessages();
  const locale = useLocale();
  const Title = `h${useBlockLevel()}` as const;
  // This renders only when a round changes. The countdown re-renders itself every second.
  const now = useLastPassed(rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const [chosen, setChosen] = useState<number>();
  const shown = rounds.find(({ startsAt }) => startsAt === chosen) ?? currentRound(rounds, now);
  if (!shown && goods.length === 0) return null;
  const state = shown ? roundState(shown, now) : undefined;
  return (
    <div className={blockPlace}>
      <section
        data-component="SeckillBlock"
        aria-label={title ?? seckill.title}
        {...rest}
        className={clsx(styles.root, className)}
      >
        <header className={styles.head}>
          <Title className={styles.title}>
            <Zap aria-hidden="true" className={styles.bolt} />
            <span className={fit.twoLines}>{title ?? seckill.title}</span>
          </Title>
          {state === "notStarted" && <span className={styles.note}>{seckill.notStarted}</span>}
          {shown && state !== "notStarted" && (
            <>
              <span className={styles.note}>{state === "ended" ? seckill.ended : seckill.endsIn}</span>
              <Countdown key={shown.startsAt} endsAt={shown.endsAt} tone="inverse" />
            </>
          )}
          {zone && <span className={styles.note}>{seckill.timesIn({ zone })}</span>}
          {allHref && (
            <UiLink href={allHref} className={styles.all}>
              <span>{seckill.allRounds}</span>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </UiLink>
          )}
        </header>
        {shown && (
          <RoundStrip
            rounds={rounds.map((round) => ({ ...round, state: roundState(round, now) }))}
            value={shown.startsAt}
            onValueChange={({ value: startsAt }) => setChosen(startsAt)}
            className={styles.slots}
          />
        )}
        {/* A list for each round: a browser would follow the product that stood first in the last one. */}
        <ul key={shown?.startsAt} className={clsx(styles.goods, !shown && styles.alone)}>
          {(shown?.goods ?? goods).slice(0, 10).map((item) => (
            <li key={item.id} className={styles.item}>
              <SeckillGoods goods={item} state={state} time={shown ? startOf(shown, { locale, zone }) : ""} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
