import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel1Block } from "../Carousel1Block/Carousel1Block.tsx";
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

test("[BK-01] [BK-02] a slide of either carousel stays for 5000 ms", async () => {
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  for (const Block of [CarouselBlock, Carousel1Block]) {
    const screen = await render(
      <Runtime>
        <div style={{ marginBlockStart: "20vh" }}>
          <Block options={slidesIn("en")} eager />
        </div>
      </Runtime>,
    );
    const durations = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === "running")
        .map(({ effect }) => effect?.getTiming().duration);
    await expect.poll(durations).toContain(5000);
    await screen.unmount();
  }
});
