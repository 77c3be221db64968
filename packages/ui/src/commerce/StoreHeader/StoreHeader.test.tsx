import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { StoreHeader } from "./StoreHeader.tsx";

const store = { id: "201", name: "Jinhe Umbrella Works" };

itBehavesLikeAComponent(StoreHeader, { store });

it("[GD-04] shows name, scores and facts, each score under its label", async () => {
  const screen = await render(
    <Runtime>
      <StoreHeader
        store={{
          ...store,
          scores: { description: 4.9, service: 4.8, delivery: 4.66 },
          facts: [{ label: "Goods", value: "86" }],
        }}
      />
    </Runtime>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Jinhe Umbrella Works");
  expect(
    screen
      .getByRole("term")
      .elements()
      .map((term) => term.textContent),
  ).toEqual(["Item as described", "Service", "Dispatch", "Goods"]);
  expect(
    screen
      .getByRole("definition")
      .elements()
      .map((value) => value.textContent),
  ).toEqual(["4.9", "4.8", "4.7", "86"]);
});

it("[GD-04] a store with only a name has no empty list of facts", async () => {
  const screen = await render(
    <Runtime>
      <StoreHeader store={store} />
    </Runtime>,
  );
  expect(screen.getByRole("term").elements()).toEqual([]);
  expect(document.querySelector("dl")).toBeNull();
});
