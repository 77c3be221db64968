import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { BlockHead } from "./BlockHead.tsx";

itBehavesLikeAComponent(BlockHead, { title: "Picked this week", note: "Updated daily", moreHref: "#/goodsList" });

it("[BK-21] leads to all of it only where the data says where that is", () => {
  expect(renderOnServer(<BlockHead title="Picked" />)).not.toContain("<a");
  expect(renderOnServer(<BlockHead title="Picked" moreHref="#/goodsList" />)).toContain('href="#/goodsList"');
});
