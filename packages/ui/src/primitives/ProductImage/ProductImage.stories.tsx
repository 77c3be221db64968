import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { ProductImage } from "./ProductImage.tsx";

const meta = {
  title: "Primitives/ProductImage",
  component: ProductImage,
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
