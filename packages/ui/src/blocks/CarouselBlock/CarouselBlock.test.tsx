import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CarouselBlock } from "./CarouselBlock.tsx";

const slidesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 3) });

itBehavesLikeAComponent(CarouselBlock, { options: slidesIn("en"), eager: false });

test("[BK-01] every slide shows its picture, text and link, and its name is on a tick", async () => {
  const screen = await render(
    <Runtime>
      <CarouselBlock options={slidesIn("en")} eager />
    </Runtime>,
  );
  await expect.element(screen.getByRole("link", { name: "Build a carton" })).toBeVisible();
  await screen.getByRole("button", { name: "School lists" }).click();
  await expect.element(screen.getByRole("link", { name: "Open the lists" })).toBeVisible();
});
