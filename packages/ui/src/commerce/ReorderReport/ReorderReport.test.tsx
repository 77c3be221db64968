import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ReorderReport } from "./ReorderReport.tsx";

const thread = { id: "1", name: "Polyester thread", asked: 24, added: 24, was: 3.48, now: 3.48 };

itBehavesLikeAComponent(ReorderReport, { lines: [thread] });

it.each([
  ["the same", thread, "Same price as last time"],
  ["dearer", { ...thread, now: 3.9 }, "The price has gone up"],
  ["cheaper", { ...thread, now: 3.19 }, "The price has gone down"],
  ["a higher minimum", { ...thread, added: 48 }, "The minimum is now 48"],
  ["too little stock", { ...thread, added: 9 }, "Only 9 of 24 in stock"],
  ["gone", { ...thread, added: 0, reason: "This item is no longer for sale." }, "This item is no longer for sale."],
])("[MC-02] says what changed since: %s", async (_, line, words) => {
  const screen = await render(<ReorderReport lines={[line]} />, { wrapper: Runtime });
  await expect.element(screen.getByText(words)).toBeVisible();
});

it("[MC-02] counts what came back, and leaves when it has been read", async () => {
  let read = 0;
  const screen = await render(
    <ReorderReport lines={[thread, { ...thread, id: "2", added: 0 }]} onDismiss={() => (read += 1)} />,
    { wrapper: Runtime },
  );
  await expect.element(screen.getByRole("region", { name: "1 of 2 products are back in the cart" })).toBeVisible();
  await screen.getByRole("button", { name: "Got it" }).click();
  expect(read).toBe(1);
});
