import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { AddressCard } from "./AddressCard.tsx";

const address = {
  id: "1",
  name: "Mei Tanaka",
  mobile: "+31 6 0000 0142",
  place: "Unit 4, Havenstraat 118, Rotterdam, Netherlands",
  alias: "Shop",
};

const meta = {
  title: "Commerce/AddressCard",
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
