import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { itBehavesLikeAField } from "../../testing/itBehavesLikeAField.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { TextAreaField } from "./TextAreaField.tsx";

itBehavesLikeAField(TextAreaField, {}, { control: (page) => page.querySelector("textarea") as HTMLElement });

it("[VA-01] always counts, cuts at 140 and says so", async () => {
  const screen = await render(
    <Runtime>
      <FieldForm>
        <TextAreaField name="field" label="Note" />
      </FieldForm>
    </Runtime>,
  );
  const area = screen.getByRole("textbox", { name: "Note" });
  await expect.element(screen.getByText("0 / 140")).toBeVisible();
  await area.fill("三折伞");
  await expect.element(screen.getByText("3 / 140")).toBeVisible();
  await area.fill("伞".repeat(150));
  await expect.element(area).toHaveValue("伞".repeat(140));
  await expect.element(screen.getByText("140 / 140")).toBeVisible();
  await expect.element(screen.getByText("Shortened to 140 characters.")).toHaveRole("status");
});
