import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { TabbedGoods } from "./TabbedGoods.tsx";

const one = { label: "Best sellers", goods: [goodsSummaryAt(0)] };

itBehavesLikeAComponent(TabbedGoods, { title: "Picked this week", tabs: [one] });

test("[BK-09] a tab that is not expandable shows twelve", async () => {
  const many = {
    label: "Many",
    goods: Array.from({ length: 20 }, (_, index) => ({ ...goodsSummaryAt(0), id: String(index) })),
  };
  const screen = await render(
    <Runtime>
      <TabbedGoods tabs={[many]} />
    </Runtime>,
  );
  expect(screen.getByRole("article").elements()).toHaveLength(12);
});
