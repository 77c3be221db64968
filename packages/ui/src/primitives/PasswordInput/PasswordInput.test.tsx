import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Field } from "../Field/index.ts";
import { PasswordInput } from "./PasswordInput.tsx";

itBehavesLikeAComponent(PasswordInput, { "aria-label": "Password" });

describe("a password to type", () => {
  it("[SE-07] is hidden until it is shown, and tied to its field", async () => {
    const screen = await render(
      <Runtime>
        <Field label="Password" help="At least 8 characters.">
          <PasswordInput />
        </Field>
      </Runtime>,
    );
    const input = screen.getByLabelText("Password", { exact: true });
    await expect.element(input).toHaveAccessibleDescription("At least 8 characters.");
    await expect.element(input).toHaveAttribute("type", "password");
    await screen.getByRole("button", { name: "Show password" }).click();
    await expect.element(input).toHaveAttribute("type", "text");
  });

  it("[SE-07] tells what is typed, and whether Caps Lock is on", async () => {
    const [onValueChange, onCapsLockChange] = [vi.fn(), vi.fn()];
    const screen = await render(
      <Runtime>
        <PasswordInput aria-label="Password" onValueChange={onValueChange} onCapsLockChange={onCapsLockChange} />
      </Runtime>,
    );
    const input = screen.getByLabelText("Password", { exact: true });
    await input.fill("carton");
    expect(onValueChange).toHaveBeenLastCalledWith({ value: "carton" });
    input.element().dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true }));
    expect(onCapsLockChange).toHaveBeenLastCalledWith({ capsLock: true });
  });
});
