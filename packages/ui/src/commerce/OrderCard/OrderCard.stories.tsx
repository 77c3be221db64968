import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/index.ts";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { Countdown } from "../Countdown/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { OrderCard, type OrderSummary } from "./OrderCard.tsx";

const order: OrderSummary = {
  sn: "O202611200912001873",
  href: "#order",
  status: "Waiting for payment",
  tone: "deal",
  placed: "20 Nov 2026, 09:12",
  storeName: "Jinhe Umbrella Works",
  storeId: "201",
  amount: 241.36,
  pieces: 60,
  goods: [
    { key: "1", name: "Windproof folding umbrella", image: pictures.umbrella, specs: "Violet, 58 cm" },
    { key: "2", name: "Polyester thread spools", image: pictures.thread },
    { key: "3", name: "Twin-bell alarm clock", image: pictures.clock },
  ],
};

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["An order in the list of a buyer's orders."],
  avoid: ["For the order itself: use its page with `Steps`, `Timeline` and `AmountSummary`."],
  anatomy: [
    ["Head", "state, number and date"],
    ["Products", "the first pictures and how many more"],
    ["Amount", "what was paid or is to pay"],
    ["Actions", "what can be done now, the main one last"],
  ],
  accessibility: [
    "It is an article named by the order's number.",
    "Pictures are decorative: the products' names are beside them.",
  ],
};

const meta = {
  title: "Commerce/OrderCard",
  parameters: { guide },
  component: OrderCard,
  args: { order },
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unpaid, with the time left to pay. */
export const Unpaid: Story = {
  args: {
    actions: (
      <>
        <Button size="sm">Pay now</Button>
        <Button size="sm" variant="quiet">
          Cancel
        </Button>
      </>
    ),
    foot: (
      <>
        <span>Held until 09:42</span> <Countdown endsAt={storyTime + 1_640_000} size="sm" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article", { name: "Order O202611200912001873" });
    await expect(within(card).getByText("3 items")).toBeVisible();
    await expect(within(card).getByRole("button", { name: "Pay now" })).toBeEnabled();
  },
};

/** With a single product, its name shows beside the picture. */
export const SingleGoods: Story = {
  args: { order: { ...order, status: "Completed", tone: "neutral", goods: order.goods.slice(0, 1), pieces: 24 } },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { order: { ...order, status: "待付款", storeName: "锦河伞业", placed: "2026年11月20日 09:12" } },
  globals: { locale: "zh" },
};
