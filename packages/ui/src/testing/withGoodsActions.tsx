import type { Decorator } from "@storybook/react-vite";
import { type GoodsActions, GoodsActionsProvider } from "../blocks/BlockPage/index.ts";

/** Gives the products of a story's blocks their buttons, as a page does. */
export function withGoodsActions(actions: GoodsActions): Decorator {
  return (Story) => (
    <GoodsActionsProvider {...actions}>
      <Story />
    </GoodsActionsProvider>
  );
}
