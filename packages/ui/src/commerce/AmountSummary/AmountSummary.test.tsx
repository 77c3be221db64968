import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { AmountSummary } from "./AmountSummary.tsx";

const rows = [
  { key: "goods", label: "Goods", amount: 99.6 },
  { key: "freight", label: "Shipping", amount: "Next step" },
];

itBehavesLikeAComponent(AmountSummary, { rows, totalLabel: "Total", total: 99.6 });

it("tells each line with its name, and says while the sum is not sure", async () => {
  const screen = await render(
    <Runtime>
      <AmountSummary rows={rows} totalLabel="Total" total={99.6} pending data-testid="sum" />
    </Runtime>,
  );
  const terms = screen.container.querySelectorAll("dt");
  expect(Array.from(terms, ({ textContent }) => textContent)).toEqual(["Goods", "Shipping", "Total"]);
  await expect.element(screen.getByTestId("sum")).toHaveAttribute("aria-busy", "true");
});
