import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { placesIn } from "../../testing/fixtures/places.ts";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CascaderField, type LoadOptions } from "./index.ts";

itBehavesLikeAField(
  CascaderField,
  { load: placesIn("en") },
  { control: (page) => page.querySelector("[role='combobox']") as HTMLElement },
);

async function start(load: LoadOptions = placesIn("en")) {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm onSubmit={onSubmit}>
        <CascaderField name="field" label="Region" load={load} />
      </FieldForm>
    </Runtime>,
  );
  const field = screen.getByRole("combobox", { name: "Region" });
  const option = (name: string) => screen.getByRole("option", { name });
  return { screen, field, option, onSubmit };
}

describe("choosing a region", () => {
  it("[BU-03] loads each column when it is needed, and returns ids and names", async () => {
    const load = vi.fn(placesIn("en"));
    const { screen, field, option, onSubmit } = await start(load);
    expect(load).not.toHaveBeenCalled();
    await field.click();
    await option("Netherlands").click();
    await option("South Holland").click();
    expect(load.mock.calls).toEqual([[undefined], ["nl"]]);
    await expect.element(field).toHaveTextContent("Netherlands / South Holland");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({
        field: { ids: ["nl", "nl-zh"], names: ["Netherlands", "South Holland"] },
      });
  });

  it("[BU-03] works with keys alone: letters find, Enter selects, arrows move, Escape closes", async () => {
    const { screen, field, option, onSubmit } = await start();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(option("Kenya")).toBeVisible();
    await userEvent.keyboard("neth{Enter}");
    await expect.element(option("South Holland")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    await expect.element(option("Netherlands")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.element(option("Nairobi")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveFocus();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("[BU-03] a column that failed is loaded again", async () => {
    const load = vi.fn(placesIn("en")).mockRejectedValueOnce(new Error("offline"));
    const { screen, field, option } = await start(load);
    await field.click();
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(option("Kenya")).toBeVisible();
  });

  it("[BU-03] an entry with nothing inside completes the choice", async () => {
    const load = (inside: string | undefined) => Promise.resolve(inside ? [] : [{ id: "sg", name: "Singapore" }]);
    const { field, option } = await start(load);
    await field.click();
    await option("Singapore").click();
    await expect.element(field).toHaveTextContent("Singapore");
    await expect.element(field).toHaveAttribute("aria-expanded", "false");
  });

  it("[BU-03] opens again at the current choice", async () => {
    const { field, option } = await start();
    await field.click();
    await option("Netherlands").click();
    await option("Utrecht").click();
    await field.click();
    await expect.element(option("Utrecht")).toHaveAttribute("aria-selected", "true");
    await expect.element(option("Netherlands")).toHaveAttribute("aria-selected", "true");
  });
});
