import fc from "fast-check";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { AmountSummary } from "../commerce/AmountSummary/index.ts";
import { CartLine } from "../commerce/CartLine/index.ts";
import { CouponChip } from "../commerce/CouponChip/index.ts";
import { CouponTicket } from "../commerce/CouponTicket/index.ts";
import { GoodsCard } from "../commerce/GoodsCard/index.ts";
import { GoodsLedger } from "../commerce/GoodsLedger/index.ts";
import { GoodsRow } from "../commerce/GoodsRow/index.ts";
import { LivingPrice } from "../commerce/LivingPrice/index.ts";
import { OrderCard } from "../commerce/OrderCard/index.ts";
import { PointsGoodsCard } from "../commerce/PointsGoodsCard/index.ts";
import { ReorderReport } from "../commerce/ReorderReport/index.ts";
import { TierBar } from "../commerce/TierBar/index.ts";
import { TierPrices } from "../commerce/TierPrices/index.ts";
import { goodsSummaryAt } from "./fixtures/goodsSummaries.ts";
import { Runtime } from "./Runtime.tsx";

/** Languages with the currencies of their countries: two, none and three decimals, signs on both sides, four kinds of digits. */
const places = fc.constantFrom(
  ...["de-DE EUR", "fr-CH CHF", "en-IN INR", "ja-JP JPY", "ar-KW KWD", "he-IL ILS", "zh-CN CNY", "pt-BR BRL"],
  ...["pl-PL PLN", "ar-EG EGP", "fa-IR EUR", "hi-IN INR"],
);

interface Values {
  readonly money: { readonly minorUnits: number };
  readonly other: { readonly minorUnits: number };
  readonly count: number;
}

const none = () => undefined;
const line = { skuId: "1", href: "#", name: "Mug", image: "", minimum: 1, checked: true, invalid: false };

/** Every component that writes money or counts, and what it must write: money as `money` and `other`, counts as `count`. */
const components: Readonly<Record<string, readonly [(values: Values) => ReactElement, ...(keyof Values)[]]>> = {
  AmountSummary: [
    ({ money, other }) => (
      <AmountSummary lines={[{ id: "1", label: "Goods", amount: money }]} total={{ label: "Total", amount: other }} />
    ),
    ...(["money", "other"] as const),
  ],
  GoodsCard: [
    ({ money, count }) => (
      <GoodsCard goods={{ ...goodsSummaryAt(0), price: money, was: undefined, minimum: 1, inCart: count }} />
    ),
    ...(["money", "count"] as const),
  ],
  GoodsRow: [
    ({ money, count }) => <GoodsRow goods={{ ...goodsSummaryAt(0), price: money, was: undefined, minimum: count }} />,
    ...(["money", "count"] as const),
  ],
  CartLine: [
    ({ money, other, count }) => (
      <CartLine
        line={{ ...line, price: money, subTotal: other, num: count, stock: count }}
        onCheckedChange={none}
        onNumChange={none}
        onRemove={none}
      />
    ),
    ...(["money", "other"] as const),
  ],
  OrderCard: [
    ({ money, count }) => (
      <OrderCard
        order={{
          ...{ sn: "1", href: "#", status: "Paid", tone: "neutral", placed: "", storeName: "", goods: [] },
          ...{ amount: money, pieces: count },
        }}
      />
    ),
    ...(["money", "count"] as const),
  ],
  TierPrices: [
    ({ money, other, count }) => (
      <TierPrices
        count={1}
        tiers={[
          { num: 1, price: money },
          { num: count, price: other },
        ]}
      />
    ),
    ...(["money", "other", "count"] as const),
  ],
  TierBar: [
    ({ money, other, count }) => (
      <TierBar
        count={1}
        tiers={[
          { num: 1, price: money },
          { num: count, price: other },
        ]}
      />
    ),
    ...(["money", "other", "count"] as const),
  ],
  GoodsLedger: [
    ({ money, other, count }) => (
      <GoodsLedger
        caption="Mugs"
        quantities={[count]}
        rows={[{ goods: goodsSummaryAt(0), prices: [money], count }]}
        total={{ products: 1, pieces: count, amount: other }}
        onCountChange={none}
      />
    ),
    ...(["money", "other", "count"] as const),
  ],
  ReorderReport: [
    ({ money, count }) => (
      <ReorderReport lines={[{ id: "1", name: "Mug", asked: count, added: count, was: money, now: money }]} />
    ),
    ...(["money", "count"] as const),
  ],
  LivingPrice: [({ money, other }) => <LivingPrice highest={other} lowest={other} value={money} />, "money"],
  PointsGoodsCard: [
    ({ count }) => <PointsGoodsCard goods={{ id: "1", name: "Mug", points: count, stock: 1 }} />,
    "count",
  ],
  CouponTicket: [
    ({ money }) => <CouponTicket coupon={{ id: "1", kind: "money", value: money, scope: "All", issuer: "store" }} />,
  ],
  CouponChip: [({ money }) => <CouponChip coupon={{ kind: "money", value: money }} />],
};

/** Coupons leave out decimals that are all zero. */
const isShort = (name: string) => name.startsWith("Coupon");

it.each(Object.keys(components))(
  "[EN-02] after any changes, %s shows, speaks and copies the money and counts that the browser itself writes",
  async (name) => {
    const [build, ...shown] = components[name] ?? [() => <></>];
    const money = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -(10 ** 12), max: 10 ** 12 }));
    const values = fc.record({ money, other: money, count: fc.integer({ min: 2, max: 9_999_999 }) });
    await fc.assert(
      fc.asyncProperty(places, fc.array(values, { minLength: 2, maxLength: 3 }), async (place, steps) => {
        const [locale = "", currency = ""] = place.split(" ");
        const style = { style: "currency", currency, signDisplay: "negative" } as const;
        const format = new Intl.NumberFormat(locale, {
          ...style,
          ...(isShort(name) && { trailingZeroDisplay: "stripIfInteger" }),
        });
        const decimals = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 0;
        const moneyText = (minorUnits: number) => format.format(`${minorUnits}e-${decimals}` as `${number}`);
        const page = (step: Values) => (
          <Runtime locale={locale} currency={currency}>
            {build(step)}
          </Runtime>
        );
        const wrap = ({ money: one, other, count }: { money: number; other: number; count: number }) => ({
          ...{ money: { minorUnits: one }, other: { minorUnits: other }, count },
        });
        const first = steps[0];
        if (!first) return;
        const { container, rerender, unmount } = await render(page(wrap(first)));
        for (const step of steps) {
          await rerender(page(wrap(step)));
          const expected = {
            money: moneyText(step.money),
            other: moneyText(step.other),
            count: new Intl.NumberFormat(locale).format(step.count),
          };
          for (const part of isShort(name) ? (["money"] as const) : shown)
            expect(container.textContent).toContain(expected[part]);
          const figures = [...container.querySelectorAll("[data-part=figure]")].map(({ textContent }) => textContent);
          for (const figure of figures) expect([expected.money, expected.other]).toContain(figure);
        }
        await unmount();
      }),
      { numRuns: 12 },
    );
  },
);
