import { today } from "@sundry/api/contract/seckill";
import { SeckillOffers } from "@sundry/ui/blocks/SeckillBlock";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useRounds } from "../../seckill/index.ts";
import * as styles from "../home/HomePage.css.ts";

/**
 * Block `seckill` directly after the first slides: the products of the round that is on, beside the slides in a wide window and
 * below them in others. Without a round it takes no space (BK-05).
 */
export function SeckillBesideSlides() {
  const { data: answer, error } = useRead(today, {});
  const data = useFirstShown(answer);
  const shopTime = useShopTime();
  const rounds = useRounds(data);
  if (!data) return error && !answer ? null : <div className={styles.offersSkeleton} />;
  return <SeckillOffers rounds={rounds} zone={shopTime.zoneName(rounds[0]?.startsAt)} allHref={hrefTo.seckill()} />;
}
