import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { FirstAdvertBlock } from "./FirstAdvertBlock.tsx";

const tilesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 4) });

itBehavesLikeAComponent(FirstAdvertBlock, { options: tilesIn("en"), eager: false });

test("[BK-14] [BK-21] a tile shows name, description and picture, and works without any of them", async () => {
  const screen = await render(
    <Runtime>
      <FirstAdvertBlock options={{ list: [{ name: "Only a name" }, { img: "/a.webp", describe: "A kettle" }] }} eager />
    </Runtime>,
  );
  await expect.element(screen.getByText("Only a name")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
});
