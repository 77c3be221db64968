import { useState } from "react";
import { GoodsCard } from "../../src/commerce/GoodsCard/index.ts";
import { GoodsGallery } from "../../src/commerce/GoodsGallery/index.ts";
import { GoodsGrid } from "../../src/commerce/GoodsGrid/index.ts";
import { GoodsMeta } from "../../src/commerce/GoodsMeta/index.ts";
import { QuantityStepper } from "../../src/commerce/QuantityStepper/index.ts";
import { ReviewItem } from "../../src/commerce/ReviewItem/index.ts";
import { SkuSelector } from "../../src/commerce/SkuSelector/index.ts";
import { StoreCard } from "../../src/commerce/StoreCard/index.ts";
import { TierPrices } from "../../src/commerce/TierPrices/index.ts";
import { Breadcrumbs } from "../../src/primitives/Breadcrumbs/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import type { ShippedLocale } from "../../src/runtime/locale.ts";
import { goodsSummaryAt } from "../../src/testing/fixtures/goodsSummaries.ts";
import { pictures } from "../../src/testing/fixtures/pictures.ts";
import { umbrellaReview } from "../../src/testing/fixtures/reviews.ts";
import { umbrellaSkus } from "../../src/testing/fixtures/skus.ts";
import { umbrellaStore } from "../../src/testing/fixtures/stores.ts";
import * as styles from "./pages.css.ts";
import { ShopFrame } from "./ShopFrame.tsx";
import { wordsIn } from "./words.ts";

const tiers = [
  { num: 12, price: 3.48 },
  { num: 60, price: 3.19 },
  { num: 240, price: 2.86 },
];

/** The page of one product: pictures, prices by quantity, choice, store, reviews. */
export function GoodsPage({ locale }: { locale: ShippedLocale }) {
  const words = wordsIn(locale);
  const goods = goodsSummaryAt(0, locale);
  const { axes, skus } = umbrellaSkus(locale);
  const [sku, setSku] = useState("1001-2");
  const [num, setNum] = useState(12);
  return (
    <ShopFrame locale={locale}>
      <Breadcrumbs
        crumbs={[{ label: words.home, href: "#/" }, { label: words.shelf, href: "#/goodsList" }, { label: goods.name }]}
      />
      <div className={styles.halves}>
        <GoodsGallery pictures={[pictures.umbrella, pictures.umbrellaBlue, pictures.umbrellaLot]} name={goods.name} />
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1} size="lg">
              {goods.name}
            </Heading>
            <GoodsMeta minimum={12} sold={goods.sold} rating={goods.rating} />
          </Stack>
          <TierPrices tiers={tiers} count={num} />
          <SkuSelector axes={axes} skus={skus} value={sku} onValueChange={({ value }) => setSku(value)} />
          <Stack direction="row" gap={3} align="start" wrap>
            <QuantityStepper
              value={num}
              minimum={12}
              maximum={1940}
              label={words.quantity}
              onValueChange={({ value }) => setNum(value)}
            />
            <Button>{words.add}</Button>
            <Button variant="strong">{words.buy}</Button>
          </Stack>
          <StoreCard store={umbrellaStore(locale)} actions={<Button variant="outline">{words.visit}</Button>} />
        </Stack>
      </div>
      <Stack as="section" gap={4}>
        <Heading level={2}>{words.reviews}</Heading>
        <ReviewItem review={umbrellaReview(locale)} />
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2}>{words.alike}</Heading>
        <GoodsGrid layout="rail">
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <GoodsCard key={index} goods={goodsSummaryAt(index, locale)} />
          ))}
        </GoodsGrid>
      </Stack>
    </ShopFrame>
  );
}
