import { sundry } from "../sundry/index.ts";
import type { SchemeTokens, SundryTheme } from "../../tokens.ts";

const grey = { paper: "#FFFFFF", wash: "#EEEEEE", fill: "#D0D0D0", pencil: "#555555", ink: "#000000" } as const;

/** Gives every colour of a group the same grey, so that hard-coded colours stand out. */
function all<Group extends Record<string, string>>(group: Group, colour: string): { [Key in keyof Group]: string } {
  const painted = { ...group } as { [Key in keyof Group]: string };
  for (const key of Object.keys(group) as (keyof Group)[]) painted[key] = colour;
  return painted;
}

const { color } = sundry.light;

const drawn: SchemeTokens = {
  color: {
    bg: {
      ...all(color.bg, grey.paper),
      inverse: grey.ink,
      neutral: grey.wash,
      scrim: "rgba(0, 0, 0, .3)",
    },
    text: { ...all(color.text, grey.ink), inverse: grey.paper },
    border: all(color.border, grey.ink),
    action: { ...all(color.action, grey.wash), strong: grey.ink, strongHover: grey.pencil, strongActive: grey.pencil },
    icon: all(color.icon, grey.ink),
    tint: all(color.tint, grey.wash),
    deep: all(color.deep, grey.fill),
    darkField: { ...all(color.darkField, grey.ink), surface: grey.wash, slot: grey.paper, ring: grey.ink },
    float: { bg: grey.paper, hover: grey.wash, text: grey.ink },
    field: { ...all(color.field, grey.ink), ground: grey.paper, art: grey.wash },
    ticket: { ink: grey.fill, edge: grey.ink, shadow: "transparent" },
    pattern: { ...all(color.pattern, grey.fill), ground: grey.paper, groundBanner: grey.paper },
  },
  elevation: { e1: `0 0 0 1px ${grey.ink}`, e2: `0 0 0 1px ${grey.ink}`, e3: `0 0 0 2px ${grey.ink}` },
  filter: { picture: "grayscale(1)", pattern: "grayscale(1)" },
};

/** A test theme without colours, rounded corners and shadows: any that still shows is hard-coded. */
export const wireframe: SundryTheme = {
  ...sundry,
  name: "wireframe",
  light: drawn,
  dark: drawn,
  scale: {
    ...sundry.scale,
    radius: {
      ...{ none: "0px", tag: "0px", small: "0px", overlay: "0px", block: "0px", full: "0px" },
      control: all(sundry.scale.radius.control, "0px"),
      media: all(sundry.scale.radius.media, "0px"),
      panel: all(sundry.scale.radius.panel, "0px"),
    },
    font: { ...sundry.scale.font, family: "monospace" },
  },
};
