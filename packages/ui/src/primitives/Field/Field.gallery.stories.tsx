import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Input } from "../Input/index.ts";
import { Field, type FieldProps } from "./Field.tsx";

const meta = {
  title: "Primitives/Field/Gallery",
  component: Field,
  tags: ["gallery", "!autodocs"],
  args: { label: "", children: null },
} satisfies Meta<typeof Field>;
export default meta;

const parts: Record<"plain" | "help" | "error" | "counter" | "notice", Partial<FieldProps>> = {
  plain: {},
  help: { help: "As shown on the invoice.", optional: true },
  error: { error: "Enter the company's name as it stands on the invoice, without abbreviations." },
  counter: { counter: "126 / 140", help: "As shown on the invoice." },
  notice: { counter: "140 / 140", notice: "Shortened to 140 characters." },
};

/** Everything that can be around a control. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(parts) as (keyof typeof parts)[]}
      cell={(row) => (
        <Frame width="drawer">
          <Field label="Company" {...parts[row]}>
            <Input defaultValue="Threadwell Haberdashery" />
          </Field>
        </Frame>
      )}
    />
  ),
};
