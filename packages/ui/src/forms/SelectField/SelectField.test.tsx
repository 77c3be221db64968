import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { SelectField } from "./SelectField.tsx";

const options = [
  { value: "nl", label: "Netherlands" },
  { value: "ng", label: "Nigeria" },
];

itBehavesLikeAField(
  SelectField,
  { options, placeholder: "Choose" },
  { control: (page) => page.querySelector("select") as HTMLElement },
);

it("[VA-04] sends the selected value", async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm onSubmit={onSubmit}>
        <SelectField name="field" label="Country" options={options} placeholder="Choose" />
      </FieldForm>
    </Runtime>,
  );
  await screen.getByRole("combobox", { name: "Country" }).selectOptions("Nigeria");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "ng" });
});
