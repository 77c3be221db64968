import { type RoundState, type SeckillRound, startOf } from "@sundry/ui/blocks/SeckillBlock";
import { Countdown } from "@sundry/ui/commerce/Countdown";
import { MarketDay } from "@sundry/ui/commerce/MarketDay";
import { RoundStrip } from "@sundry/ui/commerce/RoundStrip";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useLocale, useMessages } from "@sundry/ui/runtime";
import Zap from "lucide-react/icons/zap";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { NoSeckill } from "./NoSeckill.tsx";
import { SeckillGoodsList } from "./SeckillGoodsList.tsx";
import * as styles from "./SeckillPage.css.ts";
import { SeckillSkeleton } from "./SeckillSkeleton.tsx";
import { useSeckillDay } from "./useSeckillDay.ts";
import { useSeckillReminders } from "./useSeckillReminders.ts";

/** Today's flash sale, open to visitors: its rounds, a countdown, and the goods of one round (SK-01 to SK-06). */
export function SeckillPage() {
  const { t } = useTranslation("seckill");
  const { read, rounds, shown, stateOf, timeZone, zone, nextDay, choose } = useSeckillDay();
  const reminders = useSeckillReminders().all.map(({ startsAt }) => startsAt);
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  return (
    <div className={`${wrap} ${styles.page}`}>
      <section className={styles.field} aria-labelledby="seckill-title">
        <header className={styles.head}>
          <h1 id="seckill-title" className={styles.title}>
            <Zap aria-hidden="true" className={styles.bolt} />
            <span>{t("seckill.title")}</span>
          </h1>
          {shown ? (
            <Clock round={shown} state={stateOf(shown)} zone={zone} />
          ) : (
            read.loading && <div className={styles.countdownSkeleton} />
          )}
        </header>
        {shown && <MarketDay rounds={rounds} timeZone={timeZone} reminders={reminders} />}
        {shown && (
          <RoundStrip
            rounds={rounds.map((round) => ({ ...round, state: stateOf(round) }))}
            value={shown.startsAt}
            onValueChange={({ value: startsAt }) =>
              choose(rounds.find((round) => round.startsAt === startsAt)?.hour ?? shown.hour)
            }
          />
        )}
        {read.loading && <div className={styles.daySkeleton} />}
        {read.loading && <div className={styles.roundsSkeleton} />}
        {!shown && !read.loading && (
          <p className={styles.note}>
            <span>{t("seckill.nextDayIn")}</span> <Countdown key={nextDay} endsAt={nextDay} size="sm" tone="inverse" />
          </p>
        )}
      </section>
      {read.loading && <SeckillSkeleton />}
      {read.error && !read.data && (
        <ErrorState
          title={t("seckill.failed")}
          kind={faultKind(read.error)}
          cause={errorMessage(read.error)}
          onRetry={() => void read.reload()}
        />
      )}
      {read.data && !shown && <NoSeckill zone={zone} />}
      {shown && <SeckillGoodsList round={shown} state={stateOf(shown)} time={startOf(shown, { locale, zone })} />}
    </div>
  );
}

interface ClockProps {
  round: SeckillRound;
  state: RoundState;
  /** Empty if the buyer's clock shows the same. */
  zone: string;
}

/** Counts down to the start of a round, then to its end (SK-03). */
function Clock({ round, state, zone }: ClockProps) {
  const { t } = useTranslation("seckill");
  const { seckill } = useMessages();
  const locale = useLocale();
  if (state === "notStarted")
    return (
      <p className={styles.note}>
        <span>{t("seckill.startsIn", { time: startOf(round, { locale, zone }) })}</span>
        <Countdown key={`until ${round.startsAt}`} endsAt={round.startsAt} tone="inverse" />
      </p>
    );
  return (
    <p className={styles.note}>
      <span>{state === "ended" ? seckill.ended : seckill.endsIn}</span>
      <Countdown key={round.startsAt} endsAt={round.endsAt} tone="inverse" />
      {zone && <span>{seckill.timesIn({ zone })}</span>}
    </p>
  );
}
