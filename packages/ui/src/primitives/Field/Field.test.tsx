import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Input } from "../Input/index.ts";
import { Field, FieldError } from "./index.ts";

itBehavesLikeAComponent(Field, { label: "Company", help: "As it stands on the invoice.", children: <Input /> });

it.each([
  ["Enter a name.", "On the invoice.", "Enter a name."],
  ["Enter a name.", undefined, "Enter a name."],
  [undefined, "On the invoice.", "On the invoice."],
  [undefined, undefined, ""],
])("[VA-04] with error %j and help %j the control is described by %j", async (error, help, description) => {
  const screen = await render(
    <Runtime>
      <Field label="Company" error={error} help={help}>
        <Input />
      </Field>
    </Runtime>,
  );
  const input = screen.getByRole("textbox", { name: "Company" });
  await expect.element(input).toHaveAccessibleDescription(description);
  expect(input.element().getAttribute("aria-invalid")).toBe(error ? "true" : null);
});

it("[VA-04] a control keeps what it says itself", async () => {
  const screen = await render(
    <Runtime>
      <Field label="Company" error="Enter a name.">
        <Input id="own" aria-invalid={false} aria-describedby="more" />
      </Field>
      <p id="more">At most 40 letters.</p>
    </Runtime>,
  );
  const input = screen.getByRole("textbox");
  await expect.element(input).toHaveAttribute("id", "own");
  await expect.element(input).toHaveAttribute("aria-invalid", "false");
  await expect.element(input).toHaveAccessibleDescription("Enter a name. At most 40 letters.");
});

it("[VA-04] the line of an error stands alone as well", async () => {
  const screen = await render(<FieldError id="agree-error">Agree to the terms.</FieldError>);
  await expect
    .element(screen.container.querySelector<HTMLElement>("[data-part=error]"))
    .toHaveAttribute("id", "agree-error");
});
