import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Notice } from "./Notice.tsx";

const meta = {
  title: "Primitives/Notice",
  component: Notice,
  args: { children: "Add $8.40 from this store for free shipping." },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For information. */
export const Info: Story = {};

/** A condition that is nearly met, with a link to what is missing. */
export const WithAction: Story = { args: { tone: "warning", action: <a href="#browse">Browse</a> } };

/** The server refused the input. Screen readers announce it at once. */
export const Refused: Story = {
  args: { tone: "danger", role: "alert", children: "The user name or the password is wrong." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("is wrong");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { tone: "success", children: "优惠券领取成功，可到我的优惠券页面查看" },
  globals: { locale: "zh" },
};
