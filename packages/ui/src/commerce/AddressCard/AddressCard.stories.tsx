import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { AddressCard } from "./AddressCard.tsx";

const address = {
  id: "1",
  name: "Mei Tanaka",
  mobile: "+31 6 0000 0142",
  place: "Unit 4, Havenstraat 118, Rotterdam, Netherlands",
  alias: "Shop",
};

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To choose one of several addresses."],
  avoid: ["For other choices: use `RadioCards`.", "To show an address: use `DescriptionList`."],
  anatomy: [
    ["Name and phone", "whom it goes to"],
    ["Address", "as the post writes it"],
    ["Edit", "optional"],
  ],
  accessibility: [
    "It is a radio button; Edit is a button of its own.",
    "Cards of one choice share a `group`: arrow keys move between them.",
  ],
};

const meta = {
  title: "Commerce/AddressCard",
  parameters: { guide },
  component: AddressCard,
  args: { address, group: "address", onCheckedChange: fn(), onEdit: fn() },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An address that can be selected or edited. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const radio = page.getByRole("radio", { name: "Mei Tanaka Shop" });
    await expect(radio).toHaveAccessibleDescription(/Havenstraat 118/);
    await userEvent.click(radio);
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ address, checked: true });
    await userEvent.click(page.getByRole("button", { name: /Edit the address of Mei Tanaka/ }));
    await expect(args.onEdit).toHaveBeenCalledWith({ address });
  },
};

/** The selected address. */
export const Chosen: Story = { args: { checked: true, address: { ...address, isDefault: true } } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    checked: true,
    address: {
      id: "1",
      name: "田中美",
      mobile: "138 0000 0142",
      place: "浙江省金华市义乌市稠州北路118号",
      isDefault: true,
    },
  },
  globals: { locale: "zh" },
};
