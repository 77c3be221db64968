import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { CartBag } from "./CartBag.tsx";

itBehavesLikeAComponent(CartBag, {});

const rows = () => document.querySelectorAll("[data-part=row]").length;

it("[BU-06] weaves a row for each minimum that is met, and five at most", async () => {
  const screen = await render(<CartBag />);
  expect(rows()).toBe(0);
  await screen.rerender(<CartBag rows={2} />);
  expect(rows()).toBe(2);
  await screen.rerender(<CartBag rows={40} />);
  expect(rows()).toBe(5);
  await screen.rerender(<CartBag rows={Number.NaN} />);
  expect(rows()).toBe(0);
});
