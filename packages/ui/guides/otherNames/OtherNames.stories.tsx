import type { Meta, StoryObj } from "@storybook/react-vite";
import { guideParameters } from "../parameters.ts";
import { OtherName } from "./OtherName.tsx";

const meta = {
  title: "Guides/Other names",
  component: OtherName,
  tags: ["!autodocs", "no-visual"],
  parameters: guideParameters,
} satisfies Meta<typeof OtherName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alert: Story = { args: { name: "Alert", here: ["Primitives/Notice", "Primitives/Toast"] } };
export const Autocomplete: Story = { args: { name: "Autocomplete", here: ["Primitives/Combobox"] } };
export const BottomSheet: Story = { args: { name: "Bottom sheet", here: ["Primitives/Sheet"] } };
export const Chip: Story = { args: { name: "Chip", here: ["Primitives/Tag", "Commerce/FilterChips"] } };
export const Dropdown: Story = { args: { name: "Dropdown", here: ["Primitives/Menu", "Primitives/Select"] } };
export const FileUpload: Story = { args: { name: "File upload", here: ["Primitives/PhotoUpload"] } };
export const FlashSale: Story = { args: { name: "Flash sale", here: ["Blocks/SeckillBlock"] } };
export const HeroBanner: Story = {
  args: { name: "Hero banner", here: ["Blocks/Carousel1Block", "Blocks/BannerAdvertBlock"] },
};
export const ImageGallery: Story = { args: { name: "Image gallery", here: ["Commerce/GoodsGallery"] } };
export const Loader: Story = { args: { name: "Loader", here: ["Primitives/Spinner", "Primitives/Skeleton"] } };
export const Modal: Story = { args: { name: "Modal", here: ["Primitives/Dialog"] } };
export const OffCanvas: Story = { args: { name: "Off-canvas", here: ["Primitives/Drawer"] } };
export const Popup: Story = { args: { name: "Popup", here: ["Primitives/Dialog", "Primitives/Popover"] } };
export const ProductCard: Story = { args: { name: "Product card", here: ["Commerce/GoodsCard"] } };
export const ProductGrid: Story = {
  args: { name: "Product grid", here: ["Commerce/GoodsGrid", "Blocks/GoodsTypeBlock", "Blocks/OnlyGoodsBlock"] },
};
export const Recommendations: Story = {
  args: { name: "Recommendations", here: ["Blocks/RecommendBlock", "Blocks/ForYourBlock", "Blocks/NotEnoughBlock"] },
};
export const Slider: Story = {
  args: { name: "Slider", here: ["Primitives/Carousel", "Blocks/CarouselBlock", "Commerce/PriceRange"] },
};
export const Snackbar: Story = { args: { name: "Snackbar", here: ["Primitives/Toast"] } };
export const Toggle: Story = { args: { name: "Toggle", here: ["Primitives/Switch"] } };
export const VariantPicker: Story = { args: { name: "Variant picker", here: ["Commerce/SkuSelector"] } };
export const VolumePricing: Story = {
  args: { name: "Volume pricing", here: ["Commerce/TierBar", "Commerce/TierPrices"] },
};
