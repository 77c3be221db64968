import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Select } from "./Select.tsx";

const options = [
  { value: "air", label: "Air freight" },
  { value: "rail", label: "Rail", disabled: true },
];

itBehavesLikeAControl(Select, { options }, { role: "combobox" });

it("[VA-04] tells the value that is chosen, and offers nothing that cannot be", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Select aria-label="Shipping" placeholder="Choose" options={options} onValueChange={onValueChange} />
    </Runtime>,
  );
  await screen.getByRole("combobox").selectOptions("Air freight");
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: "air" });
  await expect.element(screen.getByRole("option", { name: "Rail" })).toBeDisabled();
});
