import type { ComponentType, JSX, ReactElement, Ref } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { hydrateFromServer } from "./hydrate.tsx";
import { locales } from "../runtime/locale.ts";
import { Runtime } from "./Runtime.tsx";

/** What the shared tests need besides the component and its required props. */
export interface BehavesOptions {
  /** Value of `data-component`. @default the function's name */
  name?: string;
  /** Renders a component that is a part, such as a tab, inside its whole. */
  around?: (component: ReactElement) => ReactElement;
}

interface RootProps {
  ref?: Ref<Element>;
  className?: string;
  id?: string;
  "data-probe"?: string;
}

function rootOf(name: string): Element {
  const root = document.querySelector(`[data-component="${name}"]`);
  if (!root) throw new Error(`No element with data-component="${name}"`);
  return root;
}

/**
 * What every component promises: `ref`, `className` (last) and all other props reach the root element, the root has its
 * name in `data-component`, and hydration changes nothing.
 */
export function itBehavesLikeAComponent<Props extends object>(
  Component: ComponentType<Props>,
  props: Props & JSX.IntrinsicAttributes,
  { name = Component.name, around = (component) => component }: BehavesOptions = {},
): void {
  const build = (extra: RootProps = {}) => around(<Component {...props} {...extra} />);

  describe(`${name} behaves like a component`, () => {
    it("passes ref, className and other props to the element that carries its name", async () => {
      let reached: Element | null = null;
      const keep = (element: Element | null) => {
        reached = element ?? reached;
      };
      await render(
        <Runtime>{build({ ref: keep, className: "from-outside", id: "probe", "data-probe": "yes" })}</Runtime>,
      );
      const root = rootOf(name);
      expect(reached).toBe(root);
      expect(root.id).toBe("probe");
      expect(root.getAttribute("data-probe")).toBe("yes");
      expect([...root.classList].at(-1)).toBe("from-outside");
    });

    it.each(locales)("renders on a server what the browser renders first (%s)", async (locale) => {
      const { complaints } = await hydrateFromServer(build(), { locale });
      expect(complaints).toEqual([]);
    });
  });
}
