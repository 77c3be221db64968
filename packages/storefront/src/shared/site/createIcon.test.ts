import { Bell, ImageOff, X } from "lucide-react";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon, type Drawing } from "./createIcon.ts";

const icons = { bell: Bell, "image-off": ImageOff, x: X } as const;

const propsOf: readonly ComponentProps<"svg">[] = [
  {},
  { className: "small quiet" },
  { "aria-hidden": "true" },
  { "aria-label": undefined },
  { "aria-label": "Close", role: "img" },
  { width: 14, height: 14, strokeWidth: 3, fill: "currentColor" },
];

/** Elements with their attributes in the order of the alphabet. */
const elementsOf = (markup: string) =>
  [...markup.matchAll(/<(\/?\w+)([^>]*)>/g)].map(([, tag, attributes = ""]) => [
    tag,
    ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted(),
  ]);

test.each(Object.entries(icons))("%s has the markup of the icon library", async (name, library) => {
  const address = `lucide-react/icons/${name}`;
  const { __iconData: drawing } = (await import(/* @vite-ignore */ address)) as { __iconData: Drawing };
  const ours = createIcon(drawing);
  for (const props of propsOf)
    expect(elementsOf(renderToStaticMarkup(createElement(ours, props)))).toEqual(
      elementsOf(renderToStaticMarkup(createElement(library, props))),
    );
});
