import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { arabic } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Pagination } from "./Pagination.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Long lists that a buyer compares or comes back to."],
  avoid: [
    "For a list of one page: it renders nothing by itself.",
    "For a feed on a phone: load more as the buyer scrolls.",
  ],
  anatomy: [
    ["Pages", "the first, the last and those near the current one"],
    ["Gaps", "for what is left out"],
    ["Arrows", "to the page before and after"],
  ],
  accessibility: [
    'It is a navigation with a name of its own; each number says "page".',
    "The current page is marked as such.",
    "With `hrefOf` the pages are links, so they can be opened in another tab.",
  ],
};

const meta = {
  title: "Primitives/Pagination",
  component: Pagination,
  parameters: { guide },
  args: {
    page: 1,
    pageSize: 20,
    total: 2418,
    hrefOf: (page: number) => `#/goodsList?page=${page}`,
    onPageChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first page of many. */
export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(pages.getByRole("link", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true");
    await expect(pages.getByText("1 to 20 of 2,418")).toBeVisible();
    await userEvent.click(pages.getByRole("link", { name: "Next page" }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 2 });
  },
};

/** Somewhere in the middle. */
export const Middle: Story = { args: { page: 60 } };

/** A short list. */
export const Short: Story = { args: { total: 47, page: 3 } };

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" } };

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
};
