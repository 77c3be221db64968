import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel1Block } from "./Carousel1Block.tsx";

const colours = ["#1A4DD2", "#0B6B47", "#7A4300"];
const slidesIn = (locale: "en" | "zh") => ({
  list: blockAdverts(locale)
    .slice(0, 3)
    .map((advert, index) => ({ ...advert, bgColor: colours[index], label: advert.name })),
});

itBehavesLikeAComponent(Carousel1Block, { options: slidesIn("en"), eager: false });

test("[BK-02] the band takes the colour of the slide in view", async () => {
  const screen = await render(
    <Runtime>
      <Carousel1Block options={slidesIn("en")} eager />
    </Runtime>,
  );
  const band = screen.container.querySelector<HTMLElement>("[data-component='Carousel1Block']");
  const colour = () => band?.getAttribute("style");
  expect(colour()).toContain("#1A4DD2");
  await screen.getByRole("button", { name: "School lists" }).click();
  expect(colour()).toContain("#7A4300");
});
