import { useState } from "react";
import { AmountSummary } from "../../src/commerce/AmountSummary/index.ts";
import { CartLine, type CartLineSummary } from "../../src/commerce/CartLine/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Card } from "../../src/primitives/Card/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import type { ShippedLocale } from "../../src/runtime/locale.ts";
import { goodsAt } from "../../src/testing/fixtures/goods.ts";
import * as styles from "./pages.css.ts";
import { ShopFrame } from "./ShopFrame.tsx";
import { wordsIn } from "./words.ts";

const FREIGHT = 1280;
const COUPON = -500;

const cents = (units: number) => Math.round(units * 100);

function linesIn(locale: ShippedLocale): readonly CartLineSummary[] {
  return wordsIn(locale).specs.map((specs, index) => {
    const { id, name, picture, price, originalPrice, minimum } = goodsAt(index, locale);
    return {
      skuId: id,
      href: `#/goodsDetail?goodsId=${id}`,
      name,
      image: picture,
      specs,
      price,
      was: originalPrice,
      num: minimum * 2,
      minimum,
      stock: 1940,
      subTotal: { minorUnits: cents(price) * minimum * 2 },
      checked: true,
      invalid: false,
    };
  });
}

const sumOf = ({ price, num }: CartLineSummary) => cents(Number(price)) * num;

/** The cart: lines that can be changed, and the sum beside them. */
export function CartPage({ locale }: { locale: ShippedLocale }) {
  const words = wordsIn(locale);
  const [lines, setLines] = useState(() => linesIn(locale));
  const change = (skuId: string, part: Partial<CartLineSummary>) =>
    setLines((all) => all.map((line) => (line.skuId === skuId ? { ...line, ...part } : line)));
  const goods = lines.filter(({ checked }) => checked).reduce((sum, line) => sum + sumOf(line), 0);
  const deductions = goods > 0 ? FREIGHT + COUPON : 0;
  return (
    <ShopFrame locale={locale}>
      <Heading level={1}>{words.cart}</Heading>
      <div className={styles.lineAndSum}>
        <Stack gap={4}>
          {lines.map((line) => (
            <CartLine
              key={line.skuId}
              line={{ ...line, subTotal: { minorUnits: sumOf(line) } }}
              headingLevel={2}
              onCheckedChange={({ checked }) => change(line.skuId, { checked })}
              onNumChange={({ num }) => change(line.skuId, { num })}
              onRemove={() => setLines((all) => all.filter(({ skuId }) => skuId !== line.skuId))}
            />
          ))}
        </Stack>
        <Card as="aside" aria-label={words.order}>
          <Stack gap={4}>
            <AmountSummary
              lines={[
                { id: "goods", label: words.goods, amount: { minorUnits: goods } },
                { id: "freight", label: words.freight, amount: { minorUnits: goods > 0 ? FREIGHT : 0 } },
                { id: "coupon", label: words.coupon, amount: { minorUnits: goods > 0 ? COUPON : 0 } },
              ]}
              total={{ label: words.total, amount: { minorUnits: goods + deductions } }}
            />
            <Button variant="strong" wide disabled={goods === 0}>
              {words.checkOut}
            </Button>
          </Stack>
        </Card>
      </div>
    </ShopFrame>
  );
}
