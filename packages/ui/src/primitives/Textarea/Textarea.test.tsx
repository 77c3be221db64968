import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Textarea } from "./Textarea.tsx";

itBehavesLikeAControl(Textarea, {}, { role: "textbox" });

it("[VA-04] tells each change", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Textarea aria-label="Message" onValueChange={onValueChange} />
    </Runtime>,
  );
  await screen.getByRole("textbox").fill("Two\nlines");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "Two\nlines" });
});
