import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createBrand } from "../../theme/brand/index.ts";
import { BrandSheet } from "../../testing/BrandSheet.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BrandStyle } from "./BrandStyle.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A brand made by `createBrand`, on a part of a page or all of it."],
  avoid: ["For a brand that never changes: serve `brandStyleSheet` as a file."],
  anatomy: [["Style", "an element with the brand's tokens, light and dark"]],
  accessibility: [
    "`createBrand` refuses colours that can't be read and names the nearest that can.",
    "Give it the page's `nonce` where its policy asks for one.",
  ],
};

const meta = {
  title: "Primitives/BrandStyle",
  parameters: { guide },
  component: BrandStyle,
  args: { brand: createBrand({ name: "plum", accent: "#7A1F5C" }) },
  render: (args) => (
    <>
      <BrandStyle {...args} />
      <div data-brand={args.brand.name}>
        <BrandSheet />
      </div>
    </>
  ),
} satisfies Meta<typeof BrandStyle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A brand from its accent alone. */
export const FromAnAccent: Story = {
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole("button", { name: "Add 12" });
    await expect(button).toHaveStyle({ backgroundColor: "rgb(122, 31, 92)", color: "rgb(255, 255, 255)" });
  },
};

/** On a light accent the ink is dark; buttons are pills, photos are not. */
export const LightAccentAndPills: Story = {
  args: { brand: createBrand({ name: "sun", accent: "#FFD400", deal: "#C2185B", radius: "pill" }) },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole("button", { name: "Add 12" });
    await expect(button).toHaveStyle({ color: "rgb(17, 23, 35)", borderRadius: "999px" });
    const photo = canvasElement.querySelector("[data-component='ProductImage']");
    await expect(photo).toHaveStyle({ borderRadius: "12px" });
  },
};

/** No corners, a dark green, a font of its own. */
export const Sharp: Story = {
  args: { brand: createBrand({ name: "moss", accent: "#1F5B4B", radius: "sharp", font: "Georgia, serif" }) },
};

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" } };
