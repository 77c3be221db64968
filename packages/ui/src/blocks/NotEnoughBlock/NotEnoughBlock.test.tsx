import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockItemAt } from "../../testing/fixtures/goodsSummaries.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { NotEnoughBlock } from "./NotEnoughBlock.tsx";

const goodsIn = (locale: "en" | "zh") => ({
  title: { en: "Not enough yet?", zh: "还没逛够？" }[locale],
  navList: [{ title: { en: "For you", zh: "猜你喜欢" }[locale] }, { title: { en: "Kitchen", zh: "厨房" }[locale] }],
  list: [18, 4].map((count) => Array.from({ length: count }, (_, index) => blockItemAt(index, locale))),
});

itBehavesLikeAComponent(NotEnoughBlock, { options: goodsIn("en"), eager: false });

test('[BK-16] a tab with few products has no "show more"', async () => {
  const screen = await render(
    <Runtime>
      <NotEnoughBlock options={goodsIn("en")} eager={false} />
    </Runtime>,
  );
  await screen.getByRole("tab", { name: "Kitchen" }).click();
  expect(screen.getByRole("article").elements()).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Show more products" }).elements()).toHaveLength(0);
});
