import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { placesIn } from "../../testing/fixtures/places.ts";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Cascader } from "./Cascader.tsx";

itBehavesLikeAControl(Cascader, { load: placesIn("en") }, { role: "combobox" });

it("[BU-03] tells a complete choice, shows it, and gives the focus back", async () => {
  const [onValueChange, onOpenChange] = [vi.fn(), vi.fn()];
  const screen = await render(
    <Runtime>
      <Cascader aria-label="Region" load={placesIn("en")} onValueChange={onValueChange} onOpenChange={onOpenChange} />
    </Runtime>,
  );
  const button = screen.getByRole("combobox", { name: "Region" });
  await button.click();
  await expect.element(screen.getByRole("dialog", { name: "Region" })).toBeVisible();
  await screen.getByRole("option", { name: "Kenya" }).click();
  await screen.getByRole("option", { name: "Nairobi" }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({
    value: { ids: ["ke", "ke-na"], names: ["Kenya", "Nairobi"] },
  });
  expect(onOpenChange.mock.calls).toEqual([[{ open: true }], [{ open: false }]]);
  await expect.element(button).toHaveTextContent("Kenya / Nairobi");
  await expect.element(button).toHaveFocus();
});
