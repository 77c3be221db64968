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
  use: ["One announcement across the page: an event, a collection, a service of the marketplace."],
  avoid: [
    "For several campaigns of equal weight: use `CarouselBlock`.",
    "For a percentage off certain products: use `DiscountAdvertBlock`, which shows them.",
  ],
  anatomy: [
    ["Pattern", "the brand's, behind everything"],
    ["Picture", "a cut-out at the end; if it can't load, the words stay on the pattern"],
    ["Panel", "name, a sentence and a button; below the pattern on a phone"],
  ],
  accessibility: [
    "It is a region with the banner's name, so screen readers can jump to it.",
    "Without a name the whole picture is the link and `describe` its words. Without both, it is “See all”.",
    "An announcement without an address has nothing to focus.",
  ],
};

const meta = {
  title: "Blocks/BannerAdvertBlock",
  component: BannerAdvertBlock,
  parameters: { guide },
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
