import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { DiscountTag } from "./DiscountTag.tsx";

itBehavesLikeAComponent(DiscountTag, { price: 3.48, was: 4.6 });

it.each([
  [3.48, 4.6, 24],
  [1.18, 1.6, 26],
  ["8.79", "10.99", 20],
  [99.5, 100, 0],
  [0, 10, 100],
  [5, 5, 0],
  [6, 5, 0],
  ["on request", 5, 0],
  [5, undefined, 0],
  [5, null, 0],
  [-1, 5, 0],
])("[EN-02] %s instead of %s is a reduction of %i percent, never rounded up", (price, was, percent) => {
  expect(renderOnServer(<DiscountTag price={price} was={was} />).includes("%")).toBe(percent > 0);
  if (percent > 0) expect(renderOnServer(<DiscountTag price={price} was={was} />)).toContain(`-${percent}%`);
});

it("[EN-02] compares cents with cents", () => {
  const cents = (minorUnits: number) => ({ minorUnits });
  expect(renderOnServer(<DiscountTag price={cents(348)} was={cents(460)} />)).toContain("-24%");
});
