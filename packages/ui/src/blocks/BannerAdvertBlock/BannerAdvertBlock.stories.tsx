import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BannerAdvertBlock } from "./BannerAdvertBlock.tsx";

const kitchen = {
  img: pictures.artKitchen,
  url: "#/goodsList?categoryId=12",
  name: "A kitchen in one carton",
  describe: "Enamel, stoneware and glass from 18 makers, packed together.",
  action: "Build a carton",
};

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One campaign that needs the whole width: a season, a fair, a new service."],
  avoid: [
    "For several campaigns at once: use `HotAdvertBlock`.",
    "Two in a row: buyers skip what looks like a row of banners.",
  ],
  anatomy: [
    ["Pattern", "the brand's weave"],
    ["Picture", "without a name, it is the link"],
    ["Panel", "name, description, button"],
  ],
  accessibility: [
    "The name is a heading at the level of the page's blocks.",
    "Without a picture, or with a broken one, the text still reads on the pattern.",
  ],
};

const meta = {
  title: "Blocks/BannerAdvertBlock",
  parameters: { guide },
  component: BannerAdvertBlock,
  args: { options: kitchen, eager: false },
} satisfies Meta<typeof BannerAdvertBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The pattern with text and a picture. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("region", { name: "A kitchen in one carton" }));
    await expect(banner.getByRole("link", { name: "Build a carton" })).toHaveAttribute("href", kitchen.url);
  },
};

/** Without text, the picture is the link. */
export const PictureOnly: Story = {
  args: { options: { img: kitchen.img, url: kitchen.url, describe: kitchen.describe } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: kitchen.describe })).toHaveAttribute(
      "href",
      kitchen.url,
    );
  },
};

/** Without a picture, or with a broken one, the text is on the pattern. */
export const BrokenPicture: Story = {
  args: { options: { ...kitchen, img: brokenPicture } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading")).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector("img")).not.toBeInTheDocument());
  },
};

/** An announcement without a link. */
export const NoLink: Story = { args: { options: { ...kitchen, url: "" } } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    options: {
      ...kitchen,
      name: "一箱配齐一个厨房",
      describe: "搪瓷、陶瓷与玻璃，18家工厂合装一箱。",
      action: "开始配箱",
    },
  },
  globals: { locale: "zh" },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='BannerAdvertBlock']")).toBeNull();
  },
};
