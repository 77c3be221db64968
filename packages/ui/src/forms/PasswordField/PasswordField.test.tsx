import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

itBehavesLikeAField(PasswordField, {}, { control: (page) => page.querySelector("input") as HTMLElement });

async function start(props: Partial<PasswordFieldProps> = {}) {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm onSubmit={onSubmit}>
        <PasswordField name="field" label="Password" {...props} />
      </FieldForm>
    </Runtime>,
  );
  return { screen, onSubmit, input: screen.getByLabelText("Password", { exact: true }) };
}

describe("a password", () => {
  it("[SE-07] is hidden until the buyer shows it, and keeps its text", async () => {
    const { screen, input } = await start();
    await input.fill("carton of 240");
    await expect.element(input).toHaveAttribute("type", "password");
    await screen.getByRole("button", { name: "Show password" }).click();
    await expect.element(input).toHaveAttribute("type", "text");
    await expect.element(input).toHaveValue("carton of 240");
    await screen.getByRole("button", { name: "Hide password" }).click();
    await expect.element(input).toHaveAttribute("type", "password");
  });

  it("[SE-07] says that Caps Lock is on, until it is off", async () => {
    const { screen, input } = await start();
    const press = (on: boolean) =>
      input.element().dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: on }));
    press(true);
    await expect.element(screen.getByText("Caps Lock is on.")).toHaveRole("status");
    press(false);
    await expect.element(screen.getByText("Caps Lock is on.")).not.toBeInTheDocument();
  });

  it("[VA-01] takes at most 140 characters and is sent unchanged", async () => {
    const { screen, input, onSubmit } = await start();
    await input.fill(` ${"a".repeat(150)} `);
    await expect.element(screen.getByText("Shortened to 140 characters.")).toBeInTheDocument();
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: ` ${"a".repeat(139)}` });
  });

  it("[SE-07] supports password managers and is never autocorrected", async () => {
    const { input } = await start({ autoComplete: "new-password" });
    await expect.element(input).toHaveAttribute("autocomplete", "new-password");
    await expect.element(input).toHaveAttribute("autocapitalize", "none");
    await expect.element(input).toHaveAttribute("spellcheck", "false");
  });

  it("[SE-07] passes key events on to its caller", async () => {
    const onKeyDown = vi.fn();
    const { input } = await start({ onKeyDown });
    await userEvent.type(input, "a");
    expect(onKeyDown).toHaveBeenCalled();
  });
});
