import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

itBehavesLikeAField(CheckboxField, {}, { control: (page) => page.querySelector("input") as HTMLElement, empty: false });

it("[VA-04] sends true once it is checked, and the error goes at once", async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm value={false} onSubmit={onSubmit}>
        <CheckboxField name="field" label="I agree" />
      </FieldForm>
    </Runtime>,
  );
  const save = screen.getByRole("button", { name: "Save" });
  await save.click();
  await expect.element(screen.getByText("Fill this in.")).toBeVisible();
  await screen.getByText("I agree").click();
  await expect.element(screen.getByText("Fill this in.")).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: true });
});
