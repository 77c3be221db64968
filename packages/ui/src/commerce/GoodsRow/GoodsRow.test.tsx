import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsRow } from "./GoodsRow.tsx";

itBehavesLikeAComponent(GoodsRow, { goods: goodsSummaryAt(0) });

test("[GD-01] without a handler it has no button, and it names its store", async () => {
  const screen = await render(
    <Runtime>
      <GoodsRow goods={{ ...goodsSummaryAt(0), storeName: "Jinhe Umbrella Works" }} />
    </Runtime>,
  );
  await expect.element(screen.getByText("Jinhe Umbrella Works")).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});
