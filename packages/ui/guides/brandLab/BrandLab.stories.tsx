import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { guideParameters } from "../parameters.ts";
import { BrandLab } from "./BrandLab.tsx";

const meta = {
  title: "Guides/Brand lab",
  component: BrandLab,
  tags: ["!autodocs", "no-visual"],
  parameters: guideParameters,
  args: { locale: "en", theme: "light" },
  render: (args, { globals }) => (
    <BrandLab
      {...args}
      theme={globals.theme === "dark" ? "dark" : "light"}
      locale={globals.locale === "zh" ? "zh" : "en"}
    />
  ),
} satisfies Meta<typeof BrandLab>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page inside the frame. */
const shopIn = (canvas: HTMLElement) => canvas.querySelector("iframe")?.contentDocument?.documentElement;

const primaryIn = (canvas: HTMLElement) => {
  const shop = shopIn(canvas);
  const value =
    shop && shop.ownerDocument.defaultView?.getComputedStyle(shop).getPropertyValue("--sundry-color-action-primary");
  return value ?? "";
};

async function typeAccent(canvas: HTMLElement, accent: string) {
  const field = within(canvas).getByLabelText("Accent");
  await userEvent.clear(field);
  await userEvent.type(field, accent);
}

/** One colour in, a whole shop out. */
export const Lab: Story = {};

/** Another accent colours the shop, and every pair still passes. */
export const AnotherAccent: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(primaryIn(canvasElement).toUpperCase()).toContain("#7A1F5C"), { timeout: 10_000 });
    await typeAccent(canvasElement, "#0B6B74");
    await waitFor(() => expect(primaryIn(canvasElement).toUpperCase()).toContain("#0B6B74"));
    const [, passed, all] = /(\d+) of (\d+) pairs pass/.exec(canvasElement.textContent ?? "") ?? [];
    await expect(passed).toBe(all);
    await expect(within(canvasElement).getByRole("figure", { name: "Code of this brand" })).toHaveTextContent(
      'accent: "#0B6B74"',
    );
  },
};

/** White words on a pale accent: a message with the nearest accent that passes, and the shop as it was until then. */
export const TooLittleContrast: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const lab = within(canvasElement);
    await waitFor(() => expect(primaryIn(canvasElement).toUpperCase()).toContain("#7A1F5C"), { timeout: 10_000 });
    await userEvent.selectOptions(lab.getByLabelText("Ink on the accent"), "#FFFFFF");
    await typeAccent(canvasElement, "#FFCB4F");
    const alert = await lab.findByRole("alert");
    await expect(alert).toHaveTextContent(/has a contrast of 1\.\d\d:1 and needs 4\.5:1/);
    await expect(primaryIn(canvasElement).toUpperCase()).not.toContain("#FFCB4F");
    const accept = within(alert).getByRole("button", { name: /^Use #/ });
    const nearest = accept.textContent?.replace("Use ", "") ?? "";
    await expect(alert).toHaveTextContent(`or ${nearest} as the ground`);
    await userEvent.click(accept);
    await waitFor(() => expect(lab.queryByRole("alert")).toBeNull());
    await waitFor(() => expect(primaryIn(canvasElement).toUpperCase()).toContain(nearest));
  },
};

/** What is no colour: a message, and the shop as it was. */
export const NoColour: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await typeAccent(canvasElement, "tomatoish");
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("accent must be an opaque colour");
    await expect(within(canvasElement).getByText(/pairs pass/)).toBeVisible();
  },
};
