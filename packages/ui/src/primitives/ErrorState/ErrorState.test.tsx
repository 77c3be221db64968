import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ErrorState } from "./ErrorState.tsx";

itBehavesLikeAComponent(ErrorState, {});

it("[UI-03] each kind of fault has a picture of its own", async () => {
  const kinds = ["offline", "timeout", "notFound", "refused", "fault"] as const;
  const screen = await render(
    <Runtime>
      {kinds.map((kind) => (
        <ErrorState key={kind} kind={kind} />
      ))}
    </Runtime>,
  );
  const signs = [...screen.container.querySelectorAll("[data-kind] svg")].map(({ innerHTML }) => innerHTML);
  expect(new Set(signs).size).toBe(kinds.length);
});
