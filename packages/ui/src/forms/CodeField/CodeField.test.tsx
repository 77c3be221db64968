import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as z from "zod/mini";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Form } from "../Form/index.ts";
import { TextField } from "../TextField/index.ts";
import { CodeField, type CodeFieldProps } from "./CodeField.tsx";

const basics = {
  to: "mobile",
  accepts: (to: string) => to.length === 11,
  waitUntil: () => 0,
  onSend: async () => undefined,
};

itBehavesLikeAField(CodeField, basics, { control: (page) => page.querySelector("input") as HTMLElement });

async function start(props: Partial<CodeFieldProps> = {}) {
  const screen = await render(
    <Runtime>
      <Form
        schema={z.object({ mobile: z.string(), code: z.string() })}
        defaultValues={{ mobile: "", code: "" }}
        onSubmit={() => []}
      >
        <TextField name="mobile" label="Mobile" />
        <CodeField name="code" label="Code" {...basics} {...props} />
      </Form>
    </Runtime>,
  );
  return {
    screen,
    mobile: screen.getByRole("textbox", { name: "Mobile" }),
    code: screen.getByRole("textbox", { name: "Code" }),
    button: screen.getByRole("button"),
  };
}

describe("a code", () => {
  it("[SE-06] can't be requested without a recipient, and is then sent there once", async () => {
    let done: (reason: undefined) => void = () => undefined;
    const onSend = vi.fn(() => new Promise<undefined>((resolve) => (done = resolve)));
    const { screen, mobile, button } = await start({ onSend });
    await expect.element(button).toBeDisabled();
    await mobile.fill("13800138000");
    await button.click();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ to: "13800138000" });
    done(undefined);
    await expect.element(screen.getByText("We sent a code to 13800138000.")).toHaveRole("status");
  });

  it("[SE-06] shows at the field why it was not sent", async () => {
    const { mobile, button, code } = await start({ onSend: async () => "Codes cannot be sent at the moment." });
    await mobile.fill("13800138000");
    await button.click();
    await expect.element(code).toHaveAccessibleDescription("Codes cannot be sent at the moment.");
  });

  it("[SE-06] counts down for its recipient and for no other", async () => {
    const waitUntil = (to: string) => (to === "13800138000" ? Number.MAX_SAFE_INTEGER : 0);
    const { mobile, button } = await start({ waitUntil });
    await mobile.fill("13800138000");
    await expect.element(button).toBeDisabled();
    expect(button.element().textContent).toMatch(/^Resend in \d+ s$/);
    await mobile.fill("13800138001");
    await expect.element(button).toHaveTextContent("Send code");
  });

  it("[SE-06] opens the digit keyboard of a phone and takes at most six digits", async () => {
    const { code } = await start();
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
    await code.fill("1234567");
    await expect.element(code).toHaveValue("123456");
  });
});
