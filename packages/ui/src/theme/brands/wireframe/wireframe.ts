import { sundry } from "../sundry/index.ts";
import type { SchemeTokens, SundryTheme } from "../../tokens.ts";

const grey = { paper: "#FFFFFF", wash: "#EEEEEE", fill: "#D0D0D0", pencil: "#555555", ink: "#000000" } as const;

/** Paints every colour of a group in one grey, so what keeps a colour was written by hand. */
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
    field: { ...all(color.field, grey.ink), art: grey.wash },
    ticket: { ink: grey.fill, edge: grey.ink, shadow: "transparent" },
    pattern: { ...all(color.pattern, grey.fill), ground: grey.paper, groundBanner: grey.paper },
  },
  elevation: { e1: `0 0 0 1px ${grey.ink}`, e2: `0 0 0 1px ${grey.ink}`, e3: `0 0 0 2px ${grey.ink}` },
  filter: { picture: "grayscale(1)", pattern: "grayscale(1)" },
};

/** Pencil and paper: a test theme in which any colour, corner or shadow left over was hard-coded. */
export const wireframe: SundryTheme = {
  ...sundry,
  name: "wireframe",
  light: drawn,
  dark: drawn,
  scale: {
    ...sundry.scale,
    radius: { ...all(sundry.scale.radius, "0px"), full: "0px" },
    font: { ...sundry.scale.font, family: "monospace" },
  },
};
