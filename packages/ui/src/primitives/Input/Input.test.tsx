import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Input } from "./Input.tsx";

itBehavesLikeAControl(Input, {}, { role: "textbox" });

it("[VA-04] tells each change, controlled or not", async () => {
  const [onValueChange, onChange] = [vi.fn(), vi.fn()];
  const screen = await render(
    <Runtime>
      <Input aria-label="Own" defaultValue="a" onValueChange={onValueChange} onChange={onChange} />
      <Input aria-label="Held" value="a" onValueChange={onValueChange} />
    </Runtime>,
  );
  await screen.getByRole("textbox", { name: "Own" }).fill("b");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "b" });
  expect(onChange).toHaveBeenCalledOnce();
  await screen.getByRole("textbox", { name: "Held" }).fill("c");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "c" });
  await expect.element(screen.getByRole("textbox", { name: "Held" })).toHaveValue("a");
});

it("[UI-03] addresses and numbers read from the left on a page that reads from the right", async () => {
  const screen = await render(
    <div dir="rtl">
      <Input aria-label="Email" type="email" />
      <Input aria-label="Name" />
    </div>,
  );
  await expect
    .element(screen.getByRole("textbox", { name: "Email" }))
    .toHaveStyle({ direction: "ltr", textAlign: "end" });
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveStyle({ direction: "rtl" });
});
