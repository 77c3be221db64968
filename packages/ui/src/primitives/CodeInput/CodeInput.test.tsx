import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CodeInput } from "./CodeInput.tsx";

const basics = { to: "13800138000", accepts: () => true, waitUntil: () => 0, onSend: async () => undefined };

itBehavesLikeAControl(CodeInput, basics, { role: "textbox" });

it("[SE-06] sends once at a time, also after a failure, and not before its time", async () => {
  let fail: () => void = () => undefined;
  const onSend = vi.fn(() => new Promise<void>((done) => (fail = done)));
  const screen = await render(
    <Runtime>
      <CodeInput aria-label="Code" {...basics} onSend={onSend} />
    </Runtime>,
  );
  const button = screen.getByRole("button");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await button.click({ force: true });
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ to: "13800138000" });
  fail();
  await expect.element(button).not.toHaveAttribute("aria-busy");
  await screen.rerender(
    <Runtime>
      <CodeInput aria-label="Code" {...basics} waitUntil={() => storyTime + 42_000} />
    </Runtime>,
  );
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveTextContent("Resend in 42 s");
});
