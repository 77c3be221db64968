import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { hydrateFromServer } from "../../testing/hydrate.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { RadioCardsField } from "./RadioCardsField.tsx";

const items = [
  { value: "GOOD", label: "Good" },
  { value: "WORSE", label: "Poor" },
];

async function start() {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm missing="Choose one." onSubmit={onSubmit}>
        <RadioCardsField name="field" label="Overall" items={items} />
      </FieldForm>
    </Runtime>,
  );
  return { screen, onSubmit, save: () => screen.getByRole("button", { name: "Save" }).click() };
}

describe("a choice in a form", () => {
  it("[VA-04] without a choice it says so, and the first card gets the focus", async () => {
    const { screen, save } = await start();
    await save();
    const group = screen.getByRole("radiogroup", { name: "Overall" });
    await expect.element(group).toHaveAccessibleDescription("Choose one.");
    await expect.element(screen.getByRole("radio", { name: "Good" })).toHaveFocus();
  });

  it("[VA-04] sends the selected value", async () => {
    const { screen, onSubmit, save } = await start();
    await screen.getByRole("radio", { name: "Poor" }).click();
    await save();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: "WORSE" });
  });

  it.each(["en", "zh"] as const)("[UI-01] renders on a server what the browser renders first (%s)", async (locale) => {
    const form = (
      <FieldForm value="GOOD">
        <RadioCardsField name="field" label="Overall" items={items} />
      </FieldForm>
    );
    expect((await hydrateFromServer(form, { locale })).complaints).toEqual([]);
  });
});
