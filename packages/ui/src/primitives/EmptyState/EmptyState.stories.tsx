import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { ButtonLink } from "../ButtonLink/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { EmptyState } from "./EmptyState.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A list or page that has nothing yet, with the next step."],
  avoid: ["For something that failed: use `ErrorState`.", "For a small gap within a page: a sentence is enough."],
  anatomy: [
    ["Picture or drawing", "96 px or 160 px wide, decorative"],
    ["Title", 'what is empty: "No orders yet"'],
    ["Text", "what to do next"],
    ["Action", "one button or link to it"],
  ],
  accessibility: [
    "The picture is hidden from screen readers.",
    "Choose `headingLevel` so that the outline of the page has no gaps.",
  ],
};

const meta = {
  title: "Primitives/EmptyState",
  component: EmptyState,
  parameters: { guide },
  args: {
    title: "No orders yet",
    text: "Your orders will show here.",
    picture: pictures.carton,
    action: (
      <ButtonLink href="#/goodsList" variant="outline">
        Start shopping
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An empty list. */
export const NoOrders: Story = {};

/** Only text, in a narrow drawer. */
export const WordsAlone: Story = {
  args: { picture: undefined, action: undefined, title: "Nothing here yet", text: "Add something you like." },
};

/** A site without pictures of its own has the drawing. */
export const Drawn: Story = {
  args: { picture: "data:image/png;base64,broken", drawing: "box" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-part=drawing]")).toBeVisible());
    await expect(canvasElement.querySelector("img")).not.toBeInTheDocument();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    title: "购物车还是空的，快去挑点好货吧",
    text: undefined,
    action: (
      <ButtonLink href="#/goodsList" variant="outline">
        去逛逛
      </ButtonLink>
    ),
  },
  globals: { locale: "zh" },
};

/** A picture that can't be loaded is left out. */
export const MissingPicture: Story = {
  args: { picture: "data:image/png;base64,broken" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).not.toBeInTheDocument());
    await expect(within(canvasElement).getByText("No orders yet")).toBeVisible();
  },
};
