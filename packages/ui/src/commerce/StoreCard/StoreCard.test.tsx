import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { umbrellaStore } from "../../testing/fixtures/stores.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { StoreCard } from "./StoreCard.tsx";

itBehavesLikeAComponent(StoreCard, { store: umbrellaStore() });

it("[GD-02] shows scores with one decimal and leaves out unknown ones", async () => {
  const screen = await render(
    <Runtime>
      <StoreCard store={{ ...umbrellaStore(), scores: { description: 5, service: 4.66, delivery: 4.8 } }} />
      <StoreCard store={{ id: "1", name: "Little Kiln" }} />
    </Runtime>,
  );
  const facts = (name: string) =>
    Array.from(screen.getByRole("region", { name }).element().querySelectorAll("dd"), ({ textContent }) => textContent);
  expect(facts("Jinhe Umbrella Works")).toEqual(["5.0", "4.7", "4.8", "312", "2019"]);
  expect(facts("Little Kiln")).toEqual([]);
});
