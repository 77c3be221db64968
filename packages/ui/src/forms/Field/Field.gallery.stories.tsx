import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Field, type FieldProps } from "./Field.tsx";
import { control } from "./Field.css.ts";

const noIds = { control: "", help: "", error: "" };

const meta = {
  title: "Forms/Field/Gallery",
  component: Field,
  tags: ["gallery"],
  args: { ids: noIds, label: "", children: null },
} satisfies Meta<typeof Field>;
export default meta;

const parts: Record<"plain" | "help" | "error" | "counter" | "notice", Partial<FieldProps>> = {
  plain: {},
  help: { help: "As it stands on the invoice.", optional: true },
  error: { error: "Enter the company's name as it stands on the invoice, without abbreviations." },
  counter: { counter: "126 / 140", help: "As it stands on the invoice." },
  notice: { counter: "140 / 140", notice: "Shortened to 140 characters." },
};

/** What can stand around a control. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(parts) as (keyof typeof parts)[]}
      cell={(row, _column, half) => {
        const id = `company-${row}-${half}`;
        return (
          <Frame width="drawer">
            <Field ids={{ control: id, help: `${id}-help`, error: `${id}-error` }} label="Company" {...parts[row]}>
              <input
                id={id}
                defaultValue="Threadwell Haberdashery"
                aria-invalid={row === "error" || undefined}
                className={control}
              />
            </Field>
          </Frame>
        );
      }}
    />
  ),
};
