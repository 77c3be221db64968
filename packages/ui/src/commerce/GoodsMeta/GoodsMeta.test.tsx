import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { GoodsMeta, type GoodsMetaProps } from "./GoodsMeta.tsx";

itBehavesLikeAComponent(GoodsMeta, { minimum: 12, sold: 8412, rating: 4.8 });

const facts = (props: GoodsMetaProps) => {
  const page = document.createElement("div");
  page.innerHTML = renderOnServer(<GoodsMeta {...props} />);
  return Array.from(page.querySelector("p")?.children ?? [], ({ textContent }) => textContent);
};

it.each([
  [{ minimum: 12, sold: 8412, rating: 4.8 }, ["Min. 12", "8.4k sold", "4.8Rated 4.8 of 5"]],
  [{ minimum: 1, sold: 0 }, ["0 sold"]],
  [{ minimum: 1200 }, ["Min. 1,200"]],
  [{ rating: 0 }, []],
  [{}, []],
])("[GD-01] %o shows %j", (props, expected) => {
  expect(facts(props)).toEqual(expected);
});
