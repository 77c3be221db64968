import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { TierPrices } from "./TierPrices.tsx";

const tiers = [
  { num: 12, price: 3.48 },
  { num: 60, price: 3.19 },
  { num: 240, price: 2.86 },
];

itBehavesLikeAComponent(TierPrices, { tiers, count: 24 });

it.each([
  [1, "12 to 59 pcs$3.48"],
  [12, "12 to 59 pcs$3.48"],
  [59, "12 to 59 pcs$3.48"],
  [60, "60 to 239 pcs$3.19"],
  [240, "240+ pcs$2.86"],
  [99_999, "240+ pcs$2.86"],
])("[VA-03] the price follows the count: for %i it is %s", async (count, text) => {
  const screen = await render(
    <Runtime>
      <TierPrices tiers={tiers} count={count} />
    </Runtime>,
  );
  const inForce = screen.container.querySelectorAll("[aria-current]");
  expect(Array.from(inForce, ({ textContent }) => textContent)).toEqual([text]);
});

it("[VA-03] dragging along the tiers chooses the quantity; without someone to tell, nothing can be dragged", async () => {
  const chosen: number[] = [];
  const screen = await render(
    <Runtime>
      <div style={{ inlineSize: "600px" }}>
        <TierPrices tiers={tiers} count={12} onCountChange={({ count }) => chosen.push(count)} />
      </div>
    </Runtime>,
  );
  const list = screen.getByRole("list").element();
  const { left, top } = list.getBoundingClientRect();
  const pointer = (type: string, x: number) =>
    list.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left + x, clientY: top + 10 }),
    );
  list.setPointerCapture = () => {};
  list.hasPointerCapture = () => chosen.length > 0;
  pointer("pointermove", 400);
  expect(chosen).toEqual([]);
  pointer("pointerdown", 100);
  pointer("pointermove", 200);
  pointer("pointermove", 9999);
  expect(chosen).toEqual([36, 60, 480]);
  await screen.rerender(
    <Runtime>
      <TierPrices tiers={tiers} count={12} />
    </Runtime>,
  );
  expect(document.querySelector("[data-draggable]")).toBeNull();
});
