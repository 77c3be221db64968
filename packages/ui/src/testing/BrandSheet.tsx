import { CouponTicket } from "../commerce/CouponTicket/index.ts";
import { GoodsCard } from "../commerce/GoodsCard/index.ts";
import { Button } from "../primitives/Button/index.ts";
import { Notice } from "../primitives/Notice/index.ts";
import { Tag } from "../primitives/Tag/index.ts";
import { TextLink } from "../primitives/TextLink/index.ts";
import { useLocale } from "../runtime/index.ts";
import { brandSheet, buttons, card } from "./BrandSheet.css.ts";
import { couponsIn } from "./fixtures/coupons.ts";
import { goodsSummaryAt } from "./fixtures/goodsSummaries.ts";

const words = {
  en: { add: "Add 12", buy: "Buy now", ask: "Ask the store", save: "Save", more: "All goods of the store", new: "New" },
  zh: { add: "加购12件", buy: "立即购买", ask: "联系商家", save: "收藏", more: "本店全部商品", new: "新品" },
} as const;

/** A little of everything that a brand colours: fills, texts, soft grounds, a picture, a coupon. */
export function BrandSheet({ label }: { label?: string }) {
  const locale = useLocale() === "zh" ? "zh" : "en";
  const text = words[locale];
  return (
    <section aria-label={label} className={brandSheet}>
      <div className={buttons}>
        <Button>{text.add}</Button>
        <Button variant="strong">{text.buy}</Button>
        <Button variant="outline">{text.ask}</Button>
        <Button variant="deal">{text.buy}</Button>
        <Button variant="text">{text.save}</Button>
        <Tag tone="brand">{text.new}</Tag>
        <TextLink href="#/goodsList">{text.more}</TextLink>
      </div>
      <Notice tone="info">{text.more}</Notice>
      <div className={card}>
        <GoodsCard goods={goodsSummaryAt(0, locale)} />
        <CouponTicket coupon={couponsIn(locale).money} />
      </div>
    </section>
  );
}
