import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { BlockArt } from "./BlockArt.tsx";

itBehavesLikeAComponent(BlockArt, { item: { img: pictures.artRain, name: "Rainwear" }, sizes: "420px" });

test("[BK-17] an item without a picture draws nothing", async () => {
  const screen = await render(<BlockArt item={{ name: "Rainwear" }} sizes="420px" />);
  expect(screen.container).toBeEmptyDOMElement();
});
