import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAControl } from "../../testing/itBehavesLikeAControl.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Combobox } from "./Combobox.tsx";

const options = [
  { value: "sf", label: "SF Express" },
  { value: "dhl", label: "DHL Express" },
];

itBehavesLikeAControl(Combobox, { options }, { role: "combobox" });

it("[MC-04] finds by a part of the name, by keys alone", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Combobox aria-label="Parcel company" options={options} onValueChange={onValueChange} />
    </Runtime>,
  );
  const input = screen.getByRole("combobox");
  await input.fill("express");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(input).toHaveValue("DHL Express");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "dhl" });
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});
