import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ProductImage } from "./ProductImage.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Every picture of a product, so that sizes, placeholders and corners are the same everywhere."],
  avoid: ["For campaigns: the blocks have pictures of their own.", "For logos and people: use `Avatar`."],
  anatomy: [
    ["Frame", "keeps its space while the picture loads"],
    ["Picture", "in the width the layout needs"],
    ["Placeholder", "when there is none, or it could not be loaded"],
    ["Children", "over the picture, such as a discount tag or a heart"],
  ],
  accessibility: [
    "Leave `alt` empty where the name stands beside it, or it is heard twice.",
    "Describe what the picture shows where it stands alone.",
    "Make the first screen's pictures `eager`, the others not.",
  ],
};

const meta = {
  title: "Primitives/ProductImage",
  component: ProductImage,
  parameters: { guide },
  args: { src: pictures.umbrella, alt: "Windproof folding umbrella, 8 fibreglass ribs" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "14rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A studio photo. */
export const Goods: Story = {};

/** Faded, for a sold-out product. */
export const Dimmed: Story = { args: { src: pictures.kite, alt: "Delta kite with tail", dimmed: true } };

/** A cut-out picture on a tint. */
export const Tinted: Story = {
  args: { src: pictures.artKitchen, alt: "Kitchen goods", tint: "apricot", fit: "contain", ratio: "3 / 2" },
};

/** The picture fails to load: the placeholder keeps the space and the name. */
export const Broken: Story = {
  args: { src: brokenPicture },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement);
    await waitFor(() =>
      expect(image.getByRole("img", { name: "Windproof folding umbrella, 8 fibreglass ribs" })).toHaveAttribute(
        "data-part",
        "missing",
      ),
    );
  },
};

/** The merchant has not added a picture. */
export const Missing: Story = { args: { src: null } };
