import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { OrderCard, type OrderSummary } from "./OrderCard.tsx";

const order: OrderSummary = {
  sn: "O1",
  href: "#order",
  status: "Paid",
  tone: "success",
  placed: "18 Nov 2026",
  storeName: "Little Fair Toys",
  amount: 84,
  pieces: 20,
  goods: [{ key: "1", name: "Storage jar", image: pictures.jar }],
};

itBehavesLikeAComponent(OrderCard, { order });

it("[MC-02] its products are a link whose name contains the visible text", async () => {
  const kite = { key: "2", name: "Delta kite", image: pictures.kite };
  const screen = await render(
    <Runtime>
      <OrderCard order={order} />
      <OrderCard order={{ ...order, sn: "O2", goods: [...order.goods, kite] }} />
    </Runtime>,
  );
  await expect.element(screen.getByRole("link", { name: "Storage jar", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Storage jar Delta kite 2 items" })).toBeVisible();
});
