import { expect, it } from "vitest";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { describedBy, Field } from "./Field.tsx";

const ids = { control: "c", help: "h", error: "e" };

itBehavesLikeAComponent(Field, {
  ids,
  label: "Company",
  help: "As it stands on the invoice.",
  children: <input id="c" />,
});

it.each([
  ["Enter a name.", "On the invoice.", "e"],
  ["Enter a name.", undefined, "e"],
  [undefined, "On the invoice.", "h"],
  [undefined, undefined, undefined],
])("[VA-04] with error %j and help %j the control is described by %s", (error, help, id) => {
  expect(describedBy(ids, error, help)).toBe(id);
});
