import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Notice } from "./Notice.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A message that concerns the page and stays: a delayed parcel, a closed store."],
  avoid: [
    "For the result of an action: use a toast.",
    "For an error at a field: use the field's error.",
    "For a part that failed to load: use `ErrorState`.",
  ],
  anatomy: [
    ["Icon", "one for each tone"],
    ["Text", "one or two sentences"],
    ["Action", "optional: a link or button at the end"],
  ],
  accessibility: [
    'It isn\'t announced by itself. Give it `role="status"` if it appears while the page is open.',
    "The icon is decorative: the words must say what the colour says.",
  ],
};

const meta = {
  title: "Primitives/Notice",
  component: Notice,
  parameters: { guide },
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
