import { type ComponentProps, createElement } from "react";

/** A drawing of the icon library: elements with their attributes. */
export interface Drawing {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = ComponentProps<"svg"> & { size?: number | string };

/**
 * An icon as a component. The build puts it in the place of the icon library's own factory (`build/leanIcons.ts`), which works
 * out every icon's attributes anew at each drawing; same markup. A named icon is part of the text, any other one is decoration.
 */
export function createIcon({ name, node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, children, ...rest }: IconProps) {
    const named = Object.entries(rest).some(
      ([key, value]) => value != null && (key === "role" || key === "title" || key.startsWith("aria-")),
    );
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide lucide-${name}${className ? ` ${className}` : ""}`,
        ...(!named && { "aria-hidden": true }),
        ...rest,
      },
      ...shapes,
      children,
    );
  };
}
