import type { RoundState, SeckillGoodsSummary, SeckillRound } from "@sundry/ui/blocks/SeckillBlock";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ProgressBar } from "@sundry/ui/primitives/ProgressBar";
import { Tag } from "@sundry/ui/primitives/Tag";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useMessages } from "@sundry/ui/runtime";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { ReminderButton } from "./ReminderButton.tsx";
import * as styles from "./SeckillPage.css.ts";

/** Cards on the first screen: their pictures load at once. */
const FIRST_SCREEN = 5;

interface SeckillGoodsListProps {
  round: SeckillRound;
  state: RoundState;
  /** When the round starts: "14:00". */
  time: string;
}

/** The goods of a round; its state decides whether they can be bought or set a reminder for (SK-05). */
export function SeckillGoodsList({ round, state, time }: SeckillGoodsListProps) {
  const { t } = useTranslation("seckill");
  if (round.goods.length === 0) return <p className={styles.none}>{t("seckill.noGoods")}</p>;
  const title = t("seckill.goodsOf", { time });
  return (
    <section aria-label={title}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <GoodsGrid layout="list" className={clsx(styles.goods, isFullerInFours(round.goods.length) && styles.inFours)}>
        {round.goods.map((goods, index) => (
          <Item key={goods.id} goods={goods} round={round} state={state} time={time} eager={index < FIRST_SCREEN} />
        ))}
      </GoodsGrid>
    </section>
  );
}

/** Whether rows of four leave fewer empty places in the last one than rows of five. */
function isFullerInFours(count: number): boolean {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return count > 5 && empty(4) < empty(5);
}

interface ItemProps {
  goods: SeckillGoodsSummary;
  round: SeckillRound;
  state: RoundState;
  time: string;
  eager: boolean;
}

function Item({ goods, round, state, time, eager }: ItemProps) {
  const { t } = useTranslation("seckill");
  const words = useMessages();
  const percent = state === "notStarted" ? undefined : goods.claimedPercent;
  return (
    <div className={styles.item}>
      <GoodsCard goods={goods} sizes="(min-width: 1280px) 246px, (min-width: 768px) 23vw, 45vw" eager={eager} />
      {percent !== undefined && (
        <div className={styles.claimed}>
          <ProgressBar value={percent} label={words.goods.claimed({ percent })} />
          <span aria-hidden="true">{words.goods.claimed({ percent })}</span>
        </div>
      )}
      <div className={styles.action}>
        {state === "running" && (
          <ButtonLink
            variant="deal"
            wide
            href={goods.href}
            aria-label={t("seckill.of", { label: words.seckill.buy, name: goods.name })}
          >
            {words.seckill.buy}
          </ButtonLink>
        )}
        {state === "notStarted" && (
          <ReminderButton
            reminder={{
              skuId: goods.id,
              name: goods.name,
              href: goods.href,
              startsAt: round.startsAt,
              endsAt: round.endsAt,
            }}
            time={time}
            className={styles.remind}
          />
        )}
        {state === "ended" && <Tag>{words.seckill.ended}</Tag>}
      </div>
    </div>
  );
}
