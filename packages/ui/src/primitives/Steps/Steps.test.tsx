import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Steps } from "./Steps.tsx";

const steps = [{ label: "Placed" }, { label: "Paid" }, { label: "Received" }];

itBehavesLikeAComponent(Steps, { steps, current: 1 });

it("says in words what the drawing shows", async () => {
  const screen = await render(
    <Runtime>
      <Steps steps={steps} current={1} failed />
    </Runtime>,
  );
  await expect.element(screen.getByText("(done)")).toBeInTheDocument();
  await expect.element(screen.getByText("(ended)")).toBeInTheDocument();
  await expect.element(screen.getByText("(not yet)")).toBeInTheDocument();
});
