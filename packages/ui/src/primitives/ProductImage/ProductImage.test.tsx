import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { ProductImage } from "./ProductImage.tsx";

itBehavesLikeAComponent(ProductImage, { src: pictures.mug, alt: "Mug" });

it("[UI-03] reserves its space before the picture has loaded", async () => {
  const { container } = await render(
    <div style={{ width: 200 }}>
      <ProductImage src={null} alt="Mug" ratio="2 / 1" />
    </div>,
  );
  expect(container.querySelector("[data-component='ProductImage']")?.getBoundingClientRect().height).toBe(100);
});

it("[UI-03] shows its name if the picture is broken, and tries a new address", async () => {
  const screen = await render(<ProductImage src={brokenPicture} alt="Mug" eager />);
  await expect.element(screen.getByRole("img", { name: "Mug" })).toHaveAttribute("data-part", "missing");
  await screen.rerender(<ProductImage src={pictures.mug} alt="Mug" eager />);
  await expect.element(screen.getByRole("img", { name: "Mug" })).toHaveAttribute("data-part", "picture");
});

it("[UI-03] loads lazily unless it is on the first screen", async () => {
  const screen = await render(
    <>
      <ProductImage src={pictures.mug} alt="Mug" />
      <ProductImage src={pictures.jar} alt="Jar" eager />
    </>,
  );
  await expect.element(screen.getByRole("img", { name: "Mug" })).toHaveAttribute("loading", "lazy");
  await expect.element(screen.getByRole("img", { name: "Jar" })).toHaveAttribute("fetchpriority", "high");
});
