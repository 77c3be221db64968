import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

itBehavesLikeAField(TextField, {}, { control: (page) => page.querySelector("input") as HTMLElement });

async function start(props: Partial<TextFieldProps> = {}) {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm onSubmit={onSubmit}>
        <TextField name="field" label="Company" {...props} />
      </FieldForm>
    </Runtime>,
  );
  const input = screen.getByRole("textbox", { name: "Company" });
  const send = () => screen.getByRole("button", { name: "Save" }).click();
  return { screen, input, onSubmit, send };
}

/** Pastes as a buyer does: all the text in one change. */
async function paste(text: string) {
  const data = new DataTransfer();
  data.setData("text", text);
  document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  document.execCommand("insertText", false, text);
}

describe("the limit of a text", () => {
  it("[VA-01] keeps 140 characters without a message", async () => {
    const { screen, input, onSubmit, send } = await start();
    await input.fill("a".repeat(140));
    await send();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "a".repeat(140) });
    expect(screen.getByText("Shortened to 140 characters.").elements()).toEqual([]);
  });

  it("[VA-01] cuts a pasted text, says so, and sends what is visible", async () => {
    const { screen, input, onSubmit, send } = await start();
    await input.click();
    await paste("🧵".repeat(200));
    await expect.element(input).toHaveValue("🧵".repeat(140));
    await expect.element(screen.getByText("Shortened to 140 characters.")).toHaveRole("status");
    await send();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "🧵".repeat(140) });
    await userEvent.type(input, "{Backspace}");
    await expect.element(screen.getByText("Shortened to 140 characters.")).not.toBeInTheDocument();
  });

  it("[VA-01] counts from 120 on", async () => {
    const { screen, input } = await start();
    await input.fill("a".repeat(119));
    expect(screen.getByText(/\/ 140/).elements()).toEqual([]);
    await input.fill("a".repeat(120));
    await expect.element(screen.getByText("120 / 140")).toBeVisible();
  });

  it("[VA-01] uses the given limit", async () => {
    const { screen, input } = await start({ limit: 5 });
    await input.fill("umbrella");
    await expect.element(input).toHaveValue("umbre");
    await expect.element(screen.getByText("Shortened to 5 characters.")).toBeInTheDocument();
  });

  it("[VA-01] lets Chinese be composed and cuts afterwards", async () => {
    const { input } = await start({ limit: 2 });
    const element = input.element() as HTMLInputElement;
    const put = (text: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, text);
      element.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing }));
    };
    element.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    put("san zhe san", true);
    await expect.element(input).toHaveValue("san zhe san");
    put("三折伞", true);
    element.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "三折伞" }));
    await expect.element(input).toHaveValue("三折");
  });
});

it("[UI-03] passes other props to the control", async () => {
  const { input } = await start({ type: "tel", autoComplete: "tel", className: "from-outside", inputMode: "tel" });
  await expect.element(input).toHaveAttribute("autocomplete", "tel");
  await expect.element(input).toHaveAttribute("type", "tel");
  expect([...input.element().classList].at(-1)).toBe("from-outside");
});

it("[VA-04] the error goes as soon as it is corrected", async () => {
  const { screen, input, send } = await start();
  await send();
  await expect.element(screen.getByText("Fill this in.")).toBeVisible();
  await input.fill("Threadwell");
  await expect.element(screen.getByText("Fill this in.")).not.toBeInTheDocument();
});

it("[VA-07] what nobody sees is not sent, and letters of every script are", async () => {
  const { input, onSubmit, send } = await start();
  await input.fill("\u202aمریم می\u200cخواهم 名\u200b前\u202c");
  await send();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "مریم می\u200cخواهم 名前" });
});

it("[MC-14] a text is written as it is kept when the buyer leaves it, not while they type", async () => {
  const { input, onSubmit, send } = await start({ tidy: (text) => text.toUpperCase() });
  await userEvent.type(input, "nw1 6xe");
  await expect.element(input).toHaveValue("nw1 6xe");
  await userEvent.tab();
  await expect.element(input).toHaveValue("NW1 6XE");
  await send();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "NW1 6XE" });
});
