import { Countdown, twoDigits } from "@sundry/ui/commerce/Countdown";
import { RoundStrip } from "@sundry/ui/commerce/RoundStrip";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useMessages } from "@sundry/ui/runtime";
import Zap from "lucide-react/icons/zap";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { NoSeckill } from "./NoSeckill.tsx";
import { SeckillGoodsList } from "./SeckillGoodsList.tsx";
import * as styles from "./SeckillPage.css.ts";
import { SeckillSkeleton } from "./SeckillSkeleton.tsx";
import { useSeckillDay } from "./useSeckillDay.ts";

/** Today's flash sale, open to visitors: its rounds, a countdown, and the goods of one round (SK-01 to SK-06). */
export function SeckillPage() {
  const { t } = useTranslation("seckill");
  const { read, rounds, shown, stateOf, nextDay, choose } = useSeckillDay();
  const words = useFaultWords();
  return (
    <div className={`${wrap} ${styles.page}`}>
      <section className={styles.field} aria-labelledby="seckill-title">
        <header className={styles.head}>
          <h1 id="seckill-title" className={styles.title}>
            <Zap aria-hidden="true" className={styles.bolt} />
            {t("seckill.title")}
          </h1>
          {shown ? (
            <Clock round={shown} state={stateOf(shown)} />
          ) : (
            read.loading && <div className={styles.clockWait} />
          )}
        </header>
        {shown && (
          <RoundStrip
            rounds={rounds.map((round) => ({ ...round, state: stateOf(round) }))}
            value={shown.startsAt}
            onValueChange={({ value: startsAt }) =>
              choose(rounds.find((round) => round.startsAt === startsAt)?.hour ?? shown.hour)
            }
          />
        )}
        {read.loading && <div className={styles.stripWait} />}
        {!shown && !read.loading && (
          <p className={styles.note}>
            {t("seckill.nextDayIn")} <Countdown key={nextDay} endsAt={nextDay} size="sm" tone="inverse" />
          </p>
        )}
      </section>
      {read.loading && <SeckillSkeleton />}
      {read.error && !read.data && (
        <ErrorState title={t("seckill.failed")} cause={words(read.error)} onRetry={() => void read.reload()} />
      )}
      {read.data && !shown && <NoSeckill />}
      {shown && <SeckillGoodsList round={shown} state={stateOf(shown)} />}
    </div>
  );
}

interface ClockProps {
  round: { hour: number; startsAt: number; endsAt: number };
  state: "notStarted" | "running" | "ended";
}

/** Counts down to the end of a running round (SK-03). */
function Clock({ round, state }: ClockProps) {
  const { seckill } = useMessages();
  if (state === "notStarted")
    return <p className={styles.note}>{seckill.startsAt({ time: `${twoDigits(round.hour)}:00` })}</p>;
  return (
    <p className={styles.note}>
      {state === "ended" ? seckill.ended : seckill.endsIn}
      <Countdown key={round.startsAt} endsAt={round.endsAt} tone="inverse" />
    </p>
  );
}
