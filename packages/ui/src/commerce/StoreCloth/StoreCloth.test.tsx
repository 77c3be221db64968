import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { StoreCloth } from "./StoreCloth.tsx";

itBehavesLikeAComponent(StoreCloth, { storeId: "201" });

it("[GD-04] two stores have two cloths, and neither is read aloud", async () => {
  await render(
    <>
      <StoreCloth storeId="201" shape="label" />
      <StoreCloth storeId="202" shape="label" />
      <StoreCloth storeId="201" shape="label" />
    </>,
  );
  const cloths = [...document.querySelectorAll("[data-component=StoreCloth]")];
  const [one, other, again] = cloths.map((cloth) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(cloth);
    return `${backgroundImage} ${backgroundColor}`;
  });
  expect(one).toContain("gradient");
  expect(one).toBe(again);
  expect(one).not.toBe(other);
  expect(cloths.every((cloth) => cloth.getAttribute("aria-hidden") === "true")).toBe(true);
});
