import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { goodsAt } from "../../testing/fixtures/goods.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PointsGoodsCard, type PointsGoodsCardProps } from "./PointsGoodsCard.tsx";

const { id, name, picture } = goodsAt(1, "en");
const goods = { id, name, image: picture, href: "#/pointGoodsDetail?id=1", points: 1540, stock: 12 };

itBehavesLikeAComponent(PointsGoodsCard, { goods });

async function show(props: Partial<PointsGoodsCardProps> = {}) {
  return render(
    <Runtime>
      <PointsGoodsCard goods={goods} {...props} />
    </Runtime>,
  );
}

describe("a reward card", () => {
  it("[GD-05] shows name, points and pieces left, and links to the offer", async () => {
    const screen = await show();
    await expect.element(screen.getByText("1,540 points")).toBeVisible();
    await expect.element(screen.getByText("12 left")).toBeVisible();
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", goods.href);
  });

  it.each([
    [undefined, null],
    [1540, null],
    [1539, "You need 1 more point"],
    [0, "You need 1,540 more points"],
  ] as const)("[GD-05] for a buyer with %s points it says %s", async (balance, words) => {
    const { container } = await show({ balance });
    if (words === null) expect(container.textContent).not.toContain("You need");
    else expect(container.textContent).toContain(words);
  });

  it("[GD-05] shows only that it is sold out", async () => {
    const { container } = await show({ balance: 0, goods: { ...goods, stock: 0 } });
    expect(container.textContent).toContain("Fully redeemed");
    expect(container.textContent).not.toContain("You need");
  });
});
