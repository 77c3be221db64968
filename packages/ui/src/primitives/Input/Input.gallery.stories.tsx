import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Input, type InputProps } from "./Input.tsx";

const meta = { title: "Primitives/Input/Gallery", component: Input, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Input
>;
export default meta;

const states = {
  empty: { placeholder: "Company" },
  filled: { defaultValue: "Threadwell Haberdashery and Notions of the Lower Canal, Limited" },
  invalid: { defaultValue: "Th", "aria-invalid": true },
  disabled: { defaultValue: "Threadwell", disabled: true },
} as const satisfies Record<string, InputProps>;

/** Texts, addresses and numbers, in every state. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["text", "email", "tel", "number", "date"]}
      columns={Object.keys(states) as (keyof typeof states)[]}
      cell={(type, state, half) => (
        <Frame width="rail">
          <Input
            aria-label={`${type} ${state} ${half}`}
            type={type}
            {...states[state]}
            {...(type === "date" && { defaultValue: "2026-11-30" })}
            {...(type === "number" && { defaultValue: 240 })}
          />
        </Frame>
      )}
    />
  ),
};
