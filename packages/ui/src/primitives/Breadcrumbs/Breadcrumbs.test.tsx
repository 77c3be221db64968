import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const crumbs = [{ label: "Home", href: "#/" }, { label: "Umbrellas" }];

itBehavesLikeAComponent(Breadcrumbs, { crumbs });

test("[HM-16] a finger reaches a crumb 22 px from its middle", async () => {
  const screen = await render(
    <Runtime>
      <div style={{ padding: "3rem" }}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
    </Runtime>,
  );
  const link = screen.getByRole("link", { name: "Home" }).element();
  const { left, top, width, height } = link.getBoundingClientRect();
  for (const [x, y] of [
    [0, -21],
    [0, 21],
    [-21, 0],
  ] as const)
    expect(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y), `${x}, ${y}`).toBe(link);
});
