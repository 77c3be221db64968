import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { AmountSummary } from "./AmountSummary.tsx";

const lines = [
  { id: "goods", label: "Goods", amount: 83.52 },
  { id: "coupon", label: "Coupon", amount: -5 },
];

itBehavesLikeAComponent(AmountSummary, { lines, total: { label: "To pay", amount: 78.52 } });

it("[BU-03] shows every line with its sign, in order, and the total last", () => {
  const page = document.createElement("div");
  page.innerHTML = renderOnServer(<AmountSummary lines={lines} total={{ label: "To pay", amount: 78.52 }} />);
  const texts = [...page.querySelectorAll("dt")].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(texts).toEqual(["Goods $83.52", "Coupon -$5.00", "To pay $78.52"]);
});

it("[BU-03] an amount that is not known yet has words instead of a number", () => {
  const page = document.createElement("div");
  const shipping = { id: "shipping", label: "Shipping", amount: 0, pending: "Depends on the address" };
  page.innerHTML = renderOnServer(
    <AmountSummary lines={[shipping]} total={{ label: "Before shipping", amount: 78.52 }} />,
  );
  expect(page.textContent).toBe("ShippingDepends on the addressBefore shipping$78.52");
});

it("[BU-03] prints its lines one after the other, the total last", async () => {
  await render(<AmountSummary printed lines={lines} total={{ label: "To pay", amount: 78.52 }} />, {
    wrapper: Runtime,
  });
  const delays = Array.from(document.querySelectorAll("[data-part=line], [data-part=total]"), (line) =>
    Number.parseFloat(getComputedStyle(line).animationDelay),
  );
  expect(delays).toHaveLength(3);
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(new Set(delays).size).toBe(3);
});
