import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { AddressCard } from "./AddressCard.tsx";

const address = { id: "1", name: "Mei Tanaka", mobile: "+31 6 0000 0142", place: "Havenstraat 118, Rotterdam" };

itBehavesLikeAComponent(AddressCard, { address, group: "address" });

it("[BU-03] a press anywhere on the card selects it, a press on Edit only edits", async () => {
  const onCheckedChange = vi.fn();
  const onEdit = vi.fn();
  const screen = await render(
    <Runtime>
      <AddressCard address={address} group="address" onCheckedChange={onCheckedChange} onEdit={onEdit} />
    </Runtime>,
  );
  await screen.getByRole("button", { name: /Edit/ }).click();
  expect(onEdit).toHaveBeenCalledOnce();
  expect(onCheckedChange).not.toHaveBeenCalled();
  const place = screen.getByText(address.place).element().getBoundingClientRect();
  const under = document.elementFromPoint(place.x + 4, place.y + 4);
  expect(under).toBe(screen.getByRole("radio", { name: "Mei Tanaka" }).element());
});

it("[BU-03] without onEdit there is no such button", async () => {
  const screen = await render(
    <Runtime>
      <AddressCard address={address} group="address" />
    </Runtime>,
  );
  expect(screen.getByRole("button").elements()).toEqual([]);
});
