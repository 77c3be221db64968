import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { type UiImageProps, UiProvider } from "../../runtime/index.ts";
import { en } from "../../runtime/messages/en.ts";
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

it("[UI-01] is drawn by the image component of the site, and shows its name if that fails", async () => {
  const Framework = ({ srcSet: _srcSet, src, alt, ...rest }: UiImageProps) => (
    <img alt={alt} {...rest} data-framework="" src={`${src}#own`} />
  );
  const show = (src: string) => (
    <UiProvider locale="en" messages={en} currency="USD" image={Framework}>
      <ProductImage src={src} alt="Mug" eager />
    </UiProvider>
  );
  const screen = await render(show(pictures.mug));
  const picture = screen.getByRole("img", { name: "Mug" });
  await expect.element(picture).toHaveAttribute("data-framework");
  await expect.element(picture).toHaveAttribute("src", `${pictures.mug}#own`);
  await screen.rerender(show(brokenPicture));
  await expect.element(picture).toHaveAttribute("data-part", "missing");
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
