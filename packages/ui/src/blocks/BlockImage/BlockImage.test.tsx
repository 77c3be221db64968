import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { BlockImage } from "./BlockImage.tsx";

itBehavesLikeAComponent(BlockImage, { item: { img: pictures.artRain, name: "Rainwear" }, sizes: "420px" });

test("[BK-17] an item without a picture renders nothing", async () => {
  const screen = await render(<BlockImage item={{ name: "Rainwear" }} sizes="420px" />);
  expect(screen.container).toBeEmptyDOMElement();
});
