import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { StoreMark } from "./StoreMark.tsx";

const store = { storeId: "201", name: "Jinhe Umbrella Works" };

itBehavesLikeAComponent(StoreMark, store);

it("[GD-04] the edge of the avatar is the store's cloth", async () => {
  await render(<StoreMark {...store} size="lg" />);
  const mark = document.querySelector("[data-component=StoreMark]");
  const [outer, face] = [mark, mark?.querySelector("[data-component=Avatar]")].map((part) =>
    part?.getBoundingClientRect(),
  );
  expect(mark).toHaveTextContent("JU");
  expect(mark?.querySelector("[data-component=StoreCloth]")?.getBoundingClientRect().width).toBe(outer?.width);
  expect(outer?.width).toBe(48);
  expect(face?.width).toBe(40);
});

it("[GD-04] a logo covers the face, whatever its size", async () => {
  await render(<StoreMark {...store} logo={pictures.thread} size="md" />);
  const face = document.querySelector("[data-component=Avatar]")?.getBoundingClientRect();
  const logo = document.querySelector("img")?.getBoundingClientRect();
  expect([logo?.width, logo?.height]).toEqual([face?.width, face?.height]);
});
