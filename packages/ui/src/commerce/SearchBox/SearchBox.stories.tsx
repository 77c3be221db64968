import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
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

const meta = {
  title: "Commerce/SearchBox",
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
