"use client";
import { clsx } from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import Zap from "lucide-react/icons/zap";
import type { ComponentPropsWithRef } from "react";
import { Countdown } from "../../commerce/Countdown/index.ts";
import { recordsOf } from "../../internal/given.ts";
import { UiLink, useLastPassed, useLocale, useMessages } from "../../runtime/index.ts";
import { useBlockLevel } from "../BlockPage/index.ts";
import { SeckillOffer } from "./SeckillOffer.tsx";
import * as styles from "./SeckillOffers.css.ts";
import { roundState, roundToOffer, type SeckillRound, startOf } from "./slotStates.ts";

/** Props of {@link SeckillOffers}. */
export interface SeckillOffersProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** Today's rounds in order of time. */
  rounds: readonly SeckillRound[];
  /** Name of the time zone of the hours, if it isn't the buyer's own: "GMT+8". */
  zone?: string | undefined;
  /** Title. @default "Flash sale" in the page's language */
  title?: string | undefined;
  /** Link to the page with all rounds. */
  allHref?: string | undefined;
}

/**
 * The flash sale in a small space, beside or below the first slides of a page: the first products of the round that is on, with
 * the time left, or of the next round with its start. From 1280 px on three products stand in a column; in a smaller window six
 * are in a row that scrolls sideways. Without a round that is on or to come it renders nothing.
 */
export function SeckillOffers({ rounds: given, zone, title, allHref, className, ...rest }: SeckillOffersProps) {
  const rounds = recordsOf(given, ["goods"]);
  const { seckill } = useMessages();
  const locale = useLocale();
  const Title = `h${useBlockLevel()}` as const;
  const now = useLastPassed(rounds.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const round = roundToOffer(rounds, now);
  if (!round) return null;
  const running = roundState(round, now) === "running";
  const heading = title ?? seckill.title;
  return (
    <section data-component="SeckillOffers" aria-label={heading} {...rest} className={clsx(styles.root, className)}>
      <header className={styles.head}>
        <Title className={styles.title}>
          <Zap aria-hidden="true" className={styles.bolt} />
          <span className={styles.words}>{heading}</span>
        </Title>
        {running ? (
          <Countdown key={round.startsAt} endsAt={round.endsAt} size="sm" />
        ) : (
          <span className={styles.note}>{seckill.startsAt({ time: startOf(round, { locale, zone }) })}</span>
        )}
      </header>
      <ul key={round.startsAt} className={styles.goods}>
        {round.goods.slice(0, 6).map((goods) => (
          <li key={goods.id} className={styles.item}>
            <SeckillOffer goods={goods} running={running} />
          </li>
        ))}
      </ul>
      {allHref && (
        <UiLink href={allHref} className={styles.all}>
          <span className={styles.allWords}>{seckill.allRounds}</span>
          <ArrowRight aria-hidden="true" className={styles.arrow} />
        </UiLink>
      )}
    </section>
  );
}
