import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { ButtonLink } from "../ButtonLink/index.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Primitives/EmptyState",
  component: EmptyState,
  args: {
    title: "No orders yet",
    text: "Your first carton will show up here.",
    picture: pictures.carton,
    action: (
      <ButtonLink href="#/goodsList" variant="outline">
        Browse goods
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A list that has nothing in it yet. */
export const NoOrders: Story = {};

/** Words alone, in a narrow drawer. */
export const WordsAlone: Story = {
  args: { picture: undefined, action: undefined, title: "Nothing here yet", text: "Start with a dozen of something." },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    title: "购物车还是空的，去挑几打好货",
    text: undefined,
    action: (
      <ButtonLink href="#/goodsList" variant="outline">
        去逛逛
      </ButtonLink>
    ),
  },
  globals: { locale: "zh" },
};
