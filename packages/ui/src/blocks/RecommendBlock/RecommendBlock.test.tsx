import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsActionsProvider } from "../BlockPage/index.ts";
import { RecommendBlock } from "./RecommendBlock.tsx";

itBehavesLikeAComponent(RecommendBlock, { options: { title: "By the lot", list: blockItems(6) }, eager: false });

const show = (options: Readonly<Record<string, unknown>>) =>
  render(
    <Runtime>
      <RecommendBlock options={options} eager={false} />
    </Runtime>,
  );

describe("block recommend", () => {
  it("[BK-07] shows one row of at most six", async () => {
    const screen = await show({ title: "By the lot", list: blockItems(8) });
    const cards = screen.getByRole("article").elements();
    expect(cards).toHaveLength(6);
    expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).toBe(1);
    await expect.element(screen.getByRole("heading", { level: 2 })).toHaveTextContent("By the lot");
  });

  it("[BK-07] joins the two columns of older pages", async () => {
    const screen = await show({
      contentLeft: { list: blockItems(2) },
      contentRight: { title: "R", list: blockItems(2) },
    });
    expect(screen.getByRole("article").elements()).toHaveLength(4);
    await expect.element(screen.getByRole("heading", { level: 2 })).toHaveTextContent("R");
  });

  it("[BU-02] a card shows whether it is a favourite, and its heart reports which product was pressed", async () => {
    const onFavouriteChange = vi.fn();
    const [, saved] = blockItems(2);
    const screen = await render(
      <Runtime>
        <GoodsActionsProvider onFavouriteChange={onFavouriteChange} isFavourite={(goods) => goods.name === saved?.name}>
          <RecommendBlock options={{ list: blockItems(2) }} eager={false} />
        </GoodsActionsProvider>
      </Runtime>,
    );
    const hearts = screen.getByRole("button", { name: /^Save to favourites/ });
    await expect.element(hearts.nth(1)).toHaveAttribute("aria-pressed", "true");
    await hearts.nth(0).click();
    expect(onFavouriteChange.mock.calls).toMatchObject([
      [{ goods: { name: blockItems(1)[0]?.name }, favourite: true }],
    ]);
  });

  it.each([[{}], [{ list: null }], [{ contentLeft: 7, contentRight: [] }]])(
    "[BK-17] %j renders nothing",
    async (options) => {
      const screen = await show(options);
      expect(screen.container.innerHTML).toBe("");
    },
  );
});
