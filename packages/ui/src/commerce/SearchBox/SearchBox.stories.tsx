import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

/** Keeps the text in state, as a page does. */
function Typed(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Frame width="column">
      <SearchBox {...props} value={value} onValueChange={(event) => setValue(event.value)} />
    </Frame>
  );
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The search of the shop or of a store."],
  avoid: ["To filter what is already on the page: use `Input`."],
  anatomy: [
    ["Field", "the keyword"],
    ["Button", "searches"],
    ["Suggestions", "given by the page, in a panel below"],
  ],
  accessibility: [
    "It is a search landmark with a name.",
    "Enter doesn't search while an input method composes a word.",
    "An empty keyword does nothing and keeps the focus.",
  ],
};

const meta = {
  title: "Commerce/SearchBox",
  parameters: { guide },
  component: SearchBox,
  render: (args) => <Typed {...args} />,
  args: { label: "Search products", placeholder: "Search products", value: "", onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter searches with the trimmed keyword. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("searchbox", { name: "Search products" });
    await userEvent.type(box, "  umbrella {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: "umbrella" });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear" }));
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

/** An empty keyword does nothing and keeps the focus. */
export const Nothing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("searchbox")).toHaveFocus();
  },
};

/** In Chinese, at the height for a bar. */
export const Chinese: Story = {
  args: { label: "搜索商品", placeholder: "搜索小商品", size: "md" },
  globals: { locale: "zh" },
};
