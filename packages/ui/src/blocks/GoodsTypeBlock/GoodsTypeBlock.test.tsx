import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockItemAt } from "../../testing/fixtures/goodsSummaries.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsTypeBlock } from "./GoodsTypeBlock.tsx";

const goodsIn = (locale: "en" | "zh") => ({
  title: { en: "Picked this week", zh: "本周精选" }[locale],
  labels: [
    { label: { en: "Best sellers", zh: "热卖" }[locale], ___index: 0 },
    { label: { en: "Under one", zh: "一元内" }[locale], ___index: 1 },
  ],
  list: Array.from({ length: 8 }, (_, index) => ({ ...blockItemAt(index, locale), ___index: index % 2 })),
});

itBehavesLikeAComponent(GoodsTypeBlock, { options: goodsIn("en"), eager: false });

test("[BK-09] a label without products has no tab", async () => {
  const options = {
    ...goodsIn("en"),
    labels: [
      { label: "Best sellers", ___index: 0 },
      { label: "None", ___index: 9 },
    ],
  };
  const screen = await render(
    <Runtime>
      <GoodsTypeBlock options={options} eager={false} />
    </Runtime>,
  );
  expect(
    screen
      .getByRole("tab")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Best sellers"]);
});
