import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "air", label: "Air freight", description: "6 to 9 days" },
  { value: "sea", label: "Sea freight" },
  { value: "rail", label: "Rail", disabled: true },
];

itBehavesLikeAControl(RadioGroup, { options }, { role: "radiogroup" });

it("[VA-04] one choice at a time, by words or keys, past what cannot be chosen", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <RadioGroup aria-label="Shipping" options={options} onValueChange={onValueChange} />
    </Runtime>,
  );
  const air = screen.getByRole("radio", { name: "Air freight" });
  await expect.element(air).toHaveAccessibleDescription("6 to 9 days");
  await screen.getByText("Air freight").click();
  await expect.element(air).toBeChecked();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(screen.getByRole("radio", { name: "Sea freight" })).toBeChecked();
  expect(onValueChange.mock.calls).toEqual([[{ value: "air" }], [{ value: "sea" }]]);
});

it("[VA-04] null holds it empty", async () => {
  const screen = await render(
    <Runtime>
      <RadioGroup aria-label="Shipping" options={options} value={null} />
    </Runtime>,
  );
  await screen.getByText("Air freight").click();
  await expect.element(screen.getByRole("radio", { name: "Air freight" })).not.toBeChecked();
});
