import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Steps } from "./Steps.tsx";

const steps = [{ label: "Placed" }, { label: "Paid" }, { label: "Received" }];

itBehavesLikeAComponent(Steps, { steps, current: 1 });

it("[UI-03] says in words what the icons show", async () => {
  const screen = await render(
    <Runtime>
      <Steps steps={steps} current={1} failed />
    </Runtime>,
  );
  await expect.element(screen.getByText("(done)")).toBeInTheDocument();
  await expect.element(screen.getByText("(stopped)")).toBeInTheDocument();
  await expect.element(screen.getByText("(not started)")).toBeInTheDocument();
});

it("[HM-16] never breaks a word on the narrowest phones: only the current step shows its name there", async () => {
  await page.viewport(320, 844);
  const five = ["Placed", "Paid", "Packed", "Shipped", "Received"].map((label) => ({ label }));
  const screen = await render(
    <Runtime>
      <Steps steps={five} current={4} />
    </Runtime>,
  );
  const height = (word: string) => screen.getByText(word, { exact: true }).element().getBoundingClientRect().height;
  expect(height("Received")).toBeLessThan(20);
  expect(getComputedStyle(screen.getByText("Packed", { exact: true }).element()).clipPath).not.toBe("none");
  await page.viewport(1280, 800);
});
