import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { BannerAdvertBlock } from "./BannerAdvertBlock.tsx";

const kitchen = {
  img: pictures.artKitchen,
  url: "#/goodsList",
  name: "A kitchen in one carton",
  describe: "Enamel and glass.",
};

itBehavesLikeAComponent(BannerAdvertBlock, { options: kitchen, eager: true });

const show = (options: Readonly<Record<string, unknown>>) =>
  render(
    <Runtime>
      <BannerAdvertBlock options={options} eager />
    </Runtime>,
  );

describe("block bannerAdvert", () => {
  it("[BK-15] shows picture, name, text and one link", async () => {
    const screen = await show(kitchen);
    await expect.element(screen.getByRole("heading", { name: kitchen.name })).toBeVisible();
    await expect.element(screen.getByText(kitchen.describe)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "See all" })).toHaveAttribute("href", "#/goodsList");
    expect(screen.container.querySelector("img")?.getAttribute("src")).toBe(kitchen.img);
  });

  it.each([
    [{ img: kitchen.img, url: "#/a", describe: "Enamel" }, "Enamel"],
    [{ img: kitchen.img, url: "#/a" }, "See all"],
  ])("[BK-21] without a name the picture is a link with text: %j", async (options, name) => {
    const screen = await show(options);
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", "#/a");
  });

  it("[BK-15] the picture is as high as its field, so that it is not cut", async () => {
    const screen = await show(kitchen);
    const bottomOf = (selector: string) => screen.container.querySelector(selector)?.getBoundingClientRect().bottom;
    expect(bottomOf("img")).toBeLessThanOrEqual(Number(bottomOf("section")));
  });

  it("[BK-17] a broken picture is removed, and the text stays", async () => {
    const screen = await show({ ...kitchen, img: brokenPicture });
    await expect.poll(() => screen.container.querySelector("img")).toBeNull();
    await expect.element(screen.getByRole("heading", { name: kitchen.name })).toBeVisible();
  });

  it("[BK-17] with a broken picture and no name it shows nothing", async () => {
    const screen = await show({ img: brokenPicture, url: "#/a" });
    await expect.poll(() => screen.container.innerHTML).toBe("");
  });

  it.each([[{}], [{ url: "#/a" }], [{ img: 7, name: null }]])("[BK-17] %j renders nothing", async (options) => {
    const screen = await show(options);
    expect(screen.container.innerHTML).toBe("");
  });
});
