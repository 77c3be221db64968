import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { CartLine } from "./CartLine.tsx";
import type { CartLineSummary } from "./cartLineSummary.ts";

const line: CartLineSummary = {
  skuId: "1002",
  href: "#thread",
  name: "Polyester thread spools with needle, 24 colours",
  image: pictures.thread,
  specs: "24 colours",
  price: 1.18,
  was: 1.6,
  num: 50,
  minimum: 50,
  stock: 4000,
  subTotal: 59,
  checked: true,
  invalid: false,
};
const nothing = () => undefined;

const meta = {
  title: "Commerce/CartLine/Gallery",
  component: CartLine,
  tags: ["gallery", "!autodocs"],
  args: { line, onCheckedChange: nothing, onNumChange: nothing, onRemove: nothing },
} satisfies Meta<typeof CartLine>;
export default meta;

const states: Record<string, Partial<CartLineSummary>> = {
  ticked: {},
  unticked: { checked: false },
  refused: { problem: "Not enough in stock: 20 left." },
  "price fell": { note: "The price fell from $1.60 to $1.18." },
  "next price": {
    tiers: [
      { num: 50, price: 1.18 },
      { num: 200, price: 1.05 },
      { num: 1000, price: 0.9 },
    ],
  },
  invalid: { invalid: true, problem: "This item is no longer for sale." },
  "long name": {
    name: "Astringofonehundredcharacterswithoutasinglespaceinitmustwrapinsteadofpushingthepricesoutofview",
  },
};

/** All states of a line, left to right and right to left. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(states)}
      cell={(state) => (
        <CartLine
          line={{ ...line, ...states[state] }}
          onCheckedChange={nothing}
          onNumChange={nothing}
          onRemove={nothing}
          onMoveToFavourites={nothing}
        />
      )}
    />
  ),
};
