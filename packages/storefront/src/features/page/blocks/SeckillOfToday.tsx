import { today } from "@sundry/api/contract/seckill";
import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import { SeckillBlock, SeckillDataBlock } from "@sundry/ui/blocks/SeckillBlock";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useRounds } from "../../seckill/index.ts";
import * as styles from "../home/HomePage.css.ts";

/** Block `seckill`: today's rounds; on a day without any those of the page's data, else nothing (BK-05). */
export function SeckillOfToday({ options }: BlockProps) {
  const { data: answer, error } = useRead(today, {});
  const data = useFirstShown(answer);
  const shopTime = useShopTime();
  const rounds = useRounds(data);
  if (!data) return error && !answer ? null : <div className={styles.seckillSkeleton} />;
  if (rounds.length === 0 && hasOwnGoods(options)) return <SeckillDataBlock options={options} eager={false} />;
  return <SeckillBlock rounds={rounds} zone={shopTime.zoneName(rounds[0]?.startsAt)} allHref={hrefTo.seckill()} />;
}

/** The page's data usually has nothing but the place of the block. */
function hasOwnGoods({ rounds, list }: BlockProps["options"]): boolean {
  return rounds !== undefined || list !== undefined;
}
