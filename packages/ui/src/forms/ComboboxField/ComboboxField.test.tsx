import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { ComboboxField } from "./ComboboxField.tsx";

const options = [
  { value: "sf", label: "SF Express" },
  { value: "dhl", label: "DHL Express" },
  { value: "ups", label: "UPS" },
];

itBehavesLikeAField(ComboboxField, { options }, { control: (page) => page.querySelector("input") as HTMLElement });

async function start() {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm onSubmit={onSubmit}>
        <ComboboxField name="field" label="Parcel company" options={options} />
      </FieldForm>
    </Runtime>,
  );
  const save = async () => {
    await screen.getByRole("button", { name: "Save" }).click();
  };
  return { screen, field: screen.getByRole("combobox", { name: "Parcel company" }), save, onSubmit };
}

it("[MC-04] part of the name and the arrow keys select; the value is sent", async () => {
  const { screen, field, save, onSubmit } = await start();
  await field.fill("express");
  await expect.element(screen.getByRole("option", { name: "SF Express" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("DHL Express");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "dhl" });
});

it("[MC-04] a press selects, and the focus stays in the field", async () => {
  const { screen, field, save, onSubmit } = await start();
  await field.click();
  await screen.getByRole("option", { name: "UPS" }).click();
  await expect.element(field).toHaveValue("UPS");
  await expect.element(field).toHaveFocus();
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "ups" });
});

it("[MC-04] an unambiguous text is selected on leaving, anything else selects nothing", async () => {
  const { field, save, onSubmit } = await start();
  await field.fill("express");
  await userEvent.tab();
  await save();
  await expect.element(field).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill("dhl");
  await userEvent.tab();
  await expect.element(field).toHaveValue("DHL Express");
});

it("[MC-04] Escape closes the list and keeps the typed text", async () => {
  const { screen, field } = await start();
  await field.fill("e");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await expect.element(field).toHaveValue("e");
  await expect.element(screen.getByRole("option", { name: "UPS" })).not.toBeInTheDocument();
});
