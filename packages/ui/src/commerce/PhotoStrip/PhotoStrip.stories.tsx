import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PhotoStrip } from "./PhotoStrip.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Photos of a review or a complaint."],
  avoid: ["For a product's pictures: use `GoodsGallery`."],
  anatomy: [
    ["Thumbnails", "in a row"],
    ["Viewer", "the whole photo, one after the other"],
  ],
  accessibility: [
    "Each thumbnail is a button that says which photo it opens.",
    "Escape closes the viewer; the focus returns.",
  ],
};

const meta = {
  title: "Commerce/PhotoStrip",
  parameters: { guide },
  component: PhotoStrip,
  args: { label: "Photos of the review", photos: [pictures.mug, pictures.teapot, pictures.kite] },
} satisfies Meta<typeof PhotoStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three photos. */
export const Several: Story = {};

/** The viewer, open at the second photo. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show photo 2 of 3" }));
    const viewer = await screen.findByRole("dialog", { name: "Photos of the review" });
    await waitFor(() => expect(viewer).toBeVisible());
  },
};

/** A single photo has no "next" button. */
export const One: Story = { args: { photos: [pictures.jar] } };

/** In Chinese. */
export const Chinese: Story = { args: { label: "评价图片" }, globals: { locale: "zh" } };
