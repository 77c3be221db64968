import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { AdvertTile } from "./AdvertTile.tsx";

const [item = {}] = blockAdverts("en");

itBehavesLikeAComponent(AdvertTile, { item, tint: "apricot" as const, sizes: "300px" });

test("[BK-21] shows picture, name and description, and links to the address", async () => {
  const screen = await render(
    <Runtime>
      <AdvertTile item={item} tint="apricot" size="lead" sizes="300px" />
    </Runtime>,
  );
  await expect.element(screen.getByRole("heading", { name: "A kitchen in one carton" })).toBeVisible();
  await expect.element(screen.getByText("Teapots, jars and cutlery, packed together.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Build a carton" }))
    .toHaveAttribute("href", "#/goodsList?keyword=A kitchen in one carton");
  expect(document.querySelector("img")?.getAttribute("src")).toBe(pictures.artKitchen);
});

test("[BK-21] without a name, the picture is the link and has its description", async () => {
  const screen = await render(
    <Runtime>
      <AdvertTile item={{ img: pictures.thread, url: "/a", describe: "Thread" }} tint="sky" sizes="300px" />
    </Runtime>,
  );
  expect(screen.getByRole("link").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("link", { name: "Thread" })).toHaveAttribute("href", "/a");
});

test("[BK-21] without an address it is not a link", async () => {
  const screen = await render(
    <Runtime>
      <AdvertTile item={{ ...item, url: undefined }} tint="sky" size="lead" sizes="300px" />
    </Runtime>,
  );
  await expect.element(screen.getByRole("heading")).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(0);
});

test("[BK-21] the link covers the picture, and the picture the tile", async () => {
  await render(
    <Runtime>
      <div style={{ inlineSize: 400, blockSize: 200 }}>
        <AdvertTile item={item} tint="sky" sizes="300px" eager />
      </div>
    </Runtime>,
  );
  const tile = document.querySelector("[data-component='AdvertTile']");
  const { right, bottom } = tile?.getBoundingClientRect() ?? new DOMRect();
  const layers = document.elementsFromPoint(right - 20, bottom - 20).map(({ tagName }) => tagName);
  expect(layers.slice(0, 3)).toEqual(["A", "IMG", "DIV"]);
});
