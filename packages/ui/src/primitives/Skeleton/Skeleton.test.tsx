import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Skeleton } from "./Skeleton.tsx";

itBehavesLikeAComponent(Skeleton, {});

it("[UI-03] takes the given space, and is hidden from screen readers", async () => {
  const { container } = await render(<Skeleton inlineSize="120px" blockSize="48px" />);
  const place = container.firstElementChild;
  expect(place?.getBoundingClientRect()).toMatchObject({ width: 120, height: 48 });
  expect(place?.getAttribute("aria-hidden")).toBe("true");
});
