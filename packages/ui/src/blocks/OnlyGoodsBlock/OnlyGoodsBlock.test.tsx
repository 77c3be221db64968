import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { OnlyGoodsBlock } from "./OnlyGoodsBlock.tsx";

itBehavesLikeAComponent(OnlyGoodsBlock, { options: { title: "Picked", list: blockItems(3) }, eager: true });

const show = (options: Readonly<Record<string, unknown>>) =>
  render(
    <Runtime>
      <OnlyGoodsBlock options={options} eager={false} />
    </Runtime>,
  );

describe("block onlyGoodsModel", () => {
  it("[BK-10] shows the first product large, and eight others", async () => {
    await page.viewport(1440, 900);
    const screen = await show({ list: blockItems(12) });
    const items = screen.getByRole("listitem").elements();
    expect(items).toHaveLength(9);
    const [lead = 0, other = 0] = items.map((item) => item.getBoundingClientRect().width);
    expect(lead).toBeGreaterThan(2 * other);
  });

  it("[BK-21] links each product and shows its price", async () => {
    const screen = await show({ list: blockItems(1) });
    await expect
      .element(screen.getByRole("link", { name: /^Windproof/ }))
      .toHaveAttribute("href", "#/goodsDetail?goodsId=1001");
    await expect.element(screen.getByText("Now", { exact: false }).first()).toBeInTheDocument();
  });

  it.each([[{}], [{ list: [] }], [{ list: "umbrella" }], [{ list: [null, 7, {}] }]])(
    "[BK-17] %j renders nothing",
    async (options) => {
      const screen = await show(options);
      expect(screen.container.innerHTML).toBe("");
    },
  );
});
