import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { RadioCardsField } from "./RadioCardsField.tsx";

const items = [
  { value: "a", label: "Good" },
  { value: "b", label: "A choice with a label longer than its card" },
];

const meta = {
  title: "Forms/RadioCardsField/Gallery",
  component: RadioCardsField,
  tags: ["gallery", "!autodocs"],
  args: { name: "field", label: "", items },
} satisfies Meta<typeof RadioCardsField>;
export default meta;

/** Side by side and stacked, with and without a choice. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["row", "list"]}
      columns={["", "a"]}
      cell={(layout, chosen) => (
        <Frame width="drawer">
          <FieldForm value={chosen}>
            <RadioCardsField name="field" label="Overall" items={items} layout={layout} />
          </FieldForm>
        </Frame>
      )}
    />
  ),
};
