import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { AmountSummary } from "./AmountSummary.tsx";

const lines = [
  { id: "goods", label: "Goods", amount: 83.52 },
  { id: "coupon", label: "Coupon", amount: -5 },
];

itBehavesLikeAComponent(AmountSummary, { lines, total: { label: "To pay", amount: 78.52 } });

it("[BU-03] tells every line with its sign, in order, and the total last", () => {
  const page = document.createElement("div");
  page.innerHTML = renderOnServer(<AmountSummary lines={lines} total={{ label: "To pay", amount: 78.52 }} />);
  const told = [...page.querySelectorAll("dt")].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(told).toEqual(["Goods $83.52", "Coupon -$5.00", "To pay $78.52"]);
});
