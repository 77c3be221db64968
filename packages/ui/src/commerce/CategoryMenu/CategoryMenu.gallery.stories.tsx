import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { menuCategories } from "../../testing/fixtures/categories.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";

const meta = {
  title: "Commerce/CategoryMenu/Gallery",
  component: CategoryMenu,
  tags: ["gallery", "!autodocs"],
  args: { categories: menuCategories(), label: "Categories", onDismiss: fn() },
} satisfies Meta<typeof CategoryMenu>;
export default meta;

/** The menu in both languages. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["en", "zh"]}
      cell={(locale, _, half) => (
        <div lang={locale}>
          <CategoryMenu {...args} label={`${locale} ${half}`} categories={menuCategories(locale)} />
        </div>
      )}
    />
  ),
};
