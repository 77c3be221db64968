import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "Commerce/QrCode/Gallery",
  component: QrCode,
  tags: ["gallery", "!autodocs"],
  args: { value: "", label: "" },
} satisfies Meta<typeof QrCode>;
export default meta;

/** Both sizes, valid and expired. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["small", "large", "ended"]}
      cell={(row) => (
        <QrCode
          value="https://shop.example/sandbox/pay/0142"
          label={`Code, ${row}`}
          size={row === "small" ? "sm" : "lg"}
          {...(row === "ended" && { overlay: "Expired" })}
        />
      )}
    />
  ),
};
