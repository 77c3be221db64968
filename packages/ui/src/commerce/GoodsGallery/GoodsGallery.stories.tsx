import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsGallery } from "./GoodsGallery.tsx";

const umbrellas = [pictures.umbrella, pictures.umbrellaBlue, pictures.umbrellaLot];

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A product's own pictures, on its page or in a quick view."],
  avoid: ["For pictures of a review: use `PhotoStrip`.", "For campaigns: use `Carousel`."],
  anatomy: [
    ["Large picture", "zoomed as far as its pixels last"],
    ["Thumbnails", "below, in the same order"],
    ["Expand", "optional: the page shows the picture large, by `onExpand`"],
  ],
  accessibility: [
    "Arrow keys step through the pictures.",
    "Each thumbnail is a button that says which picture it shows.",
    "With reduced motion nothing slides or grows.",
  ],
};

const meta = {
  title: "Commerce/GoodsGallery",
  parameters: { guide },
  component: GoodsGallery,
  args: { pictures: umbrellas, name: "Windproof folding umbrella" },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof GoodsGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A thumbnail, an arrow key or a swipe shows another picture. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement);
    await expect(
      gallery.getByRole("button", { name: /^Windproof folding umbrella, picture 1 of 3/ }),
    ).toBeInTheDocument();
    gallery.getByRole("button", { name: /picture 1 of 3/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(gallery.getByRole("button", { name: /picture 2 of 3/ })).toHaveFocus());
    await expect(canvasElement).toHaveTextContent("2 / 3");
  },
};

/** The picture of the selected SKU. */
export const OfASku: Story = {
  args: { shown: pictures.umbrellaLot },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent("3 / 3"));
  },
};

/** A single picture has no thumbnails. */
export const One: Story = {
  args: { pictures: [pictures.teapot], name: "Enamelled teapot 1.2 l" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Show picture 1" })).not.toBeInTheDocument();
  },
};

/** Without pictures, the placeholder keeps the space. */
export const None: Story = { args: { pictures: [], name: "Delta kite with tail" } };

/** A picture that fails to load keeps its name and its space. */
export const Broken: Story = { args: { pictures: [brokenPicture, pictures.umbrella] } };

/** In Chinese. */
export const Chinese: Story = { args: { name: "8骨玻璃纤维抗风折叠伞" }, globals: { locale: "zh" } };
