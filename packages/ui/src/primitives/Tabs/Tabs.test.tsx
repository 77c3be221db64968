import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Tabs } from "./Tabs.tsx";

itBehavesLikeAComponent(Tabs, { label: "Orders", items: [{ value: "all", label: "All", content: "All orders" }] });

it("[UI-03] the name of a tab has a space before its count", async () => {
  const items = [
    { value: "all", label: "All", count: 24 },
    { value: "unpaid", label: "To pay", count: "2" },
  ];
  const screen = await render(
    <Runtime>
      <Tabs label="Orders" items={items} />
    </Runtime>,
  );
  await expect.element(screen.getByRole("tab", { name: "All 24", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("tab", { name: "To pay 2", exact: true })).toBeVisible();
});
