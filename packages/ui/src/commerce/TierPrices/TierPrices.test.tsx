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
])("[VA-03] the price follows the count: with %i it is %s", async (count, text) => {
  const screen = await render(
    <Runtime>
      <TierPrices tiers={tiers} count={count} />
    </Runtime>,
  );
  const inForce = screen.container.querySelectorAll("[aria-current]");
  expect(Array.from(inForce, ({ textContent }) => textContent)).toEqual([text]);
});
