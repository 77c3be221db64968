import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const items = [
  { term: "Number", details: "417" },
  { id: "to", term: <b>Ship to</b>, details: "Amsterdam" },
];

itBehavesLikeAComponent(DescriptionList, { items });

it("[UI-03] each term has its details, in order", async () => {
  const screen = await render(<DescriptionList items={items} />);
  const texts = (role: "term" | "definition") =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(texts("term")).toEqual(["Number", "Ship to"]);
  expect(texts("definition")).toEqual(["417", "Amsterdam"]);
});
