import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { BlockPage } from "../blocks/BlockPage/index.ts";
import { HotAdvertBlock } from "../blocks/HotAdvertBlock/index.ts";
import { OnlyGoodsBlock } from "../blocks/OnlyGoodsBlock/index.ts";
import { CartLine } from "../commerce/CartLine/index.ts";
import { CouponTicket } from "../commerce/CouponTicket/index.ts";
import { FilterGroup } from "../commerce/FilterGroup/index.ts";
import { GoodsCard } from "../commerce/GoodsCard/index.ts";
import { GoodsRow } from "../commerce/GoodsRow/index.ts";
import { PointsGoodsCard } from "../commerce/PointsGoodsCard/index.ts";
import { ReviewItem } from "../commerce/ReviewItem/index.ts";
import { StoreCard } from "../commerce/StoreCard/index.ts";
import { StoreHeader } from "../commerce/StoreHeader/index.ts";
import { Dialog } from "../primitives/Dialog/index.ts";
import { Drawer } from "../primitives/Drawer/index.ts";
import { EmptyState } from "../primitives/EmptyState/index.ts";
import { ErrorState } from "../primitives/ErrorState/index.ts";
import type { HeadingLevel } from "../primitives/Heading/index.ts";
import { MovableDialog } from "../primitives/MovableDialog/index.ts";
import { Sheet } from "../primitives/Sheet/index.ts";
import { couponsIn } from "./fixtures/coupons.ts";
import { blockItems, goodsSummaryAt } from "./fixtures/goodsSummaries.ts";
import { umbrellaStore } from "./fixtures/stores.ts";
import { Runtime } from "./Runtime.tsx";

const goods = goodsSummaryAt(0);
const line = {
  ...{ skuId: "1", href: "#/goods", name: "Umbrella", image: "", price: 3.48, num: 12, minimum: 12, stock: 60 },
  ...{ subTotal: 41.76, checked: true, invalid: false },
};
const review = { id: "1", author: "A. Okafor", score: 5, text: "Good.", date: "12 Nov 2026" };
const none = () => undefined;

/** Everything with a heading of its own: at the level it has by itself, and how to ask for another. */
const headed: readonly (readonly [string, HeadingLevel, (headingLevel?: HeadingLevel) => ReactElement])[] = [
  ["GoodsCard", 3, (level) => <GoodsCard goods={goods} headingLevel={level} />],
  ["GoodsRow", 3, (level) => <GoodsRow goods={goods} headingLevel={level} />],
  ["CouponTicket", 3, (level) => <CouponTicket coupon={couponsIn("en").money} headingLevel={level} />],
  [
    "PointsGoodsCard",
    3,
    (level) => <PointsGoodsCard goods={{ id: "1", name: "Mug", points: 540, stock: 8 }} headingLevel={level} />,
  ],
  [
    "CartLine",
    3,
    (level) => <CartLine line={line} onCheckedChange={none} onNumChange={none} onRemove={none} headingLevel={level} />,
  ],
  ["FilterGroup", 3, (level) => <FilterGroup title="Colour" headingLevel={level} />],
  ["ReviewItem", 3, (level) => <ReviewItem review={review} headingLevel={level} />],
  ["StoreCard", 2, (level) => <StoreCard store={umbrellaStore()} headingLevel={level} />],
  ["StoreHeader", 1, (level) => <StoreHeader store={umbrellaStore()} headingLevel={level} />],
  ["EmptyState", 2, (level) => <EmptyState title="No orders yet" headingLevel={level} />],
  ["ErrorState", 2, (level) => <ErrorState headingLevel={level} />],
  ["Dialog", 2, (level) => <Dialog open title="Remove?" headingLevel={level} />],
  ["Drawer", 2, (level) => <Drawer open title="Cart" headingLevel={level} />],
  ["Sheet", 2, (level) => <Sheet open title="New address" headingLevel={level} />],
  ["MovableDialog", 2, (level) => <MovableDialog open title="Chat" onOpenChange={none} headingLevel={level} />],
];

it.each(headed)("[UI-03] %s has its heading where the page wants it", async (_, usual, build) => {
  const screen = await render(<Runtime>{build()}</Runtime>);
  await expect.element(screen.getByRole("heading", { level: usual })).toBeInTheDocument();
  await screen.rerender(<Runtime>{build(5)}</Runtime>);
  await expect.element(screen.getByRole("heading", { level: 5 })).toBeInTheDocument();
  expect(screen.getByRole("heading").elements()).toHaveLength(1);
});

it("[UI-03] the blocks of a page begin at the level of the page, and what stands under a title one below", async () => {
  const blocks = { onlyGoodsModel: OnlyGoodsBlock, hotAdvert: HotAdvertBlock };
  const list = [
    { type: "onlyGoodsModel", options: { title: "By the lot", list: blockItems(2) } },
    { type: "hotAdvert", options: { list: [{ name: "Kitchen" }] } },
  ];
  const screen = await render(
    <Runtime>
      <BlockPage pageData={{ list }} blocks={blocks} headingLevel={3} />
    </Runtime>,
  );
  const levels = screen
    .getByRole("heading")
    .elements()
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(levels.map((text) => text.slice(0, 2))).toEqual(["H3", "H4", "H4", "H3"]);
  expect(levels.at(-1)).toBe("H3 Kitchen");
});
