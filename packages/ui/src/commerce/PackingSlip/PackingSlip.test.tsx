import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { PackingSlip } from "./PackingSlip.tsx";

itBehavesLikeAComponent(PackingSlip, { children: "42 pcs" });

it("[BU-04] is torn off the roll only once the order is paid", async () => {
  const screen = await render(<PackingSlip>42 pcs</PackingSlip>);
  const stub = () => document.querySelector("[data-part=stub]");
  expect(stub()).toBeNull();
  await screen.rerender(<PackingSlip torn>42 pcs</PackingSlip>);
  expect(stub()).toHaveAttribute("aria-hidden", "true");
  await expect.element(screen.getByText("42 pcs")).toBeVisible();
});
