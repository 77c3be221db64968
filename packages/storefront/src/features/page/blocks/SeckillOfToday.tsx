import { today } from "@sundry/api/contract/seckill";
import { SeckillBlock } from "@sundry/ui/blocks/SeckillBlock";
import { useMemo } from "react";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { roundsOf } from "../../seckill/index.ts";
import * as styles from "../home/HomePage.css.ts";

/** Block `seckill`: today's rounds; nothing on a day without any (BK-05). */
export function SeckillOfToday() {
  const { data: answer, error } = useRead(today, {});
  const data = useFirstShown(answer);
  const shopTime = useShopTime();
  const rounds = useMemo(() => roundsOf(data ?? [], shopTime), [data, shopTime]);
  if (!data) return error && !answer ? null : <div className={styles.seckillSkeleton} />;
  return <SeckillBlock rounds={rounds} zone={shopTime.zoneName(rounds[0]?.startsAt)} allHref={hrefTo.seckill()} />;
}
