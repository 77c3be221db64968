import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { hydrateFromServer } from "../../testing/hydrate.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { RatingField } from "./RatingField.tsx";

async function start(value: number | "" = "") {
  const onSubmit = vi.fn();
  const screen = await render(
    <Runtime>
      <FieldForm value={value} missing="Choose one to five stars." onSubmit={onSubmit}>
        <RatingField name="field" label="Delivery" />
      </FieldForm>
    </Runtime>,
  );
  return { screen, onSubmit, save: () => screen.getByRole("button", { name: "Save" }).click() };
}

describe("stars in a form", () => {
  it("[MC-06] arrow keys select, and the number is sent", async () => {
    const { screen, onSubmit, save } = await start(3);
    await expect.element(screen.getByRole("radio", { name: "3 stars: fair" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.element(screen.getByRole("radio", { name: "5 stars: very good" })).toBeChecked();
    await save();
    await expect.poll(() => onSubmit).toHaveBeenCalledWith({ field: 5 });
  });

  it("[VA-04] without stars it says so and gets the focus", async () => {
    const { screen, onSubmit, save } = await start();
    await save();
    const group = screen.getByRole("radiogroup", { name: "Delivery" });
    await expect.element(group).toHaveAccessibleDescription("Choose one to five stars.");
    await expect.element(screen.getByRole("radio", { name: "1 star: very poor" })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(["en", "zh"] as const)("[UI-01] renders on a server what the browser renders first (%s)", async (locale) => {
    const form = (
      <FieldForm value={4}>
        <RatingField name="field" label="Delivery" />
      </FieldForm>
    );
    expect((await hydrateFromServer(form, { locale })).complaints).toEqual([]);
  });
});
