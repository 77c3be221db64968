import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { BlockHeader } from "./BlockHeader.tsx";

itBehavesLikeAComponent(BlockHeader, { title: "Picked this week", note: "Updated daily", moreHref: "#/goodsList" });

it("[BK-21] links to all items only if the data has an address", () => {
  expect(renderOnServer(<BlockHeader title="Picked" />)).not.toContain("<a");
  expect(renderOnServer(<BlockHeader title="Picked" moreHref="#/goodsList" />)).toContain('href="#/goodsList"');
});
