import type { Meta, StoryObj } from "@storybook/react-vite";
import ArrowUp from "lucide-react/icons/arrow-up";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import Heart from "lucide-react/icons/heart";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { Gallery } from "../../testing/Gallery.tsx";
import { SideRail } from "./SideRail.tsx";

const entries = (count: number) => [
  [
    { id: "member", label: "Member centre", icon: <CircleUserRound />, href: "/home" },
    { id: "cart", label: "Cart", icon: <ShoppingCart />, href: "/cart", count },
    { id: "favourites", label: "My favourites", icon: <Heart />, href: "/home/Favorites" },
  ],
  [{ id: "top", label: "Back to top", icon: <ArrowUp /> }],
];

const meta = {
  title: "Commerce/SideRail/Gallery",
  component: SideRail,
  tags: ["gallery", "!autodocs"],
  args: { label: "Your shortcuts", groups: entries(0) },
} satisfies Meta<typeof SideRail>;
export default meta;

/** Without counts, with small and large ones, and with a drawer open. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["none", "six", "many", "open"]}
      cell={(row, _, half) => (
        <SideRail
          {...args}
          label={`${args.label}: ${row}, ${half}`}
          groups={entries({ none: 0, six: 6, many: 128, open: 6 }[row] ?? 0)}
          {...(row === "open" && { current: "cart" })}
        />
      )}
    />
  ),
};
