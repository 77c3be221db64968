import type { ScaleTokens } from "../tokens.ts";

type Radius = ScaleTokens["radius"];

/** Corners by what they belong to, each a length such as "6px". What is left out stays as it is in our own brand. */
export interface Corners {
  /** Buttons, fields, entries of menus. Long ones are pills from half of their height on. */
  readonly control?: string | undefined;
  /** Pictures. */
  readonly media?: string | undefined;
  /** Cards, notices and other boxes. */
  readonly panel?: string | undefined;
  /** Dialogs and sheets. */
  readonly overlay?: string | undefined;
  /** Large coloured fields. */
  readonly block?: string | undefined;
  /** Tags. */
  readonly tag?: string | undefined;
}

/** Corners by a word: `sharp` none, `soft` ours, `round` larger ones, `pill` round buttons, fields and tags beside soft pictures. */
export type CornerStyle = "sharp" | "soft" | "round" | "pill";

const styles: Readonly<Record<CornerStyle, Corners>> = {
  sharp: { control: "0px", media: "0px", panel: "0px", overlay: "0px", block: "0px", tag: "0px" },
  soft: {},
  round: { control: "14px", media: "16px", panel: "20px", overlay: "24px", block: "28px", tag: "6px" },
  pill: { control: "999px", media: "12px", panel: "16px", overlay: "24px", block: "24px", tag: "999px" },
};

const LENGTH = /^(?:0|(?:\d+\.)?\d+(?:px|rem|em))$/;

/** The radii of a scale with other corners. */
export function withCorners(radius: Radius, corners: CornerStyle | Corners): Radius {
  const { control, media, panel, overlay, block, tag } = typeof corners === "string" ? styleOf(corners) : corners;
  const all = { control, media, panel, overlay, block, tag };
  for (const [role, length] of Object.entries(all))
    if (length !== undefined && !LENGTH.test(length))
      throw new TypeError(`radius.${role} must be a length such as 6px, not ${JSON.stringify(length)}.`);
  return {
    ...radius,
    ...(control !== undefined && { control: { xs: control, sm: control, md: control, lg: control } }),
    ...(media !== undefined && { media: { sm: media, md: media, lg: media } }),
    ...(panel !== undefined && { panel: { sm: panel, md: panel, lg: panel } }),
    ...(overlay !== undefined && { overlay }),
    ...(block !== undefined && { block }),
    ...(tag !== undefined && { tag }),
  };
}

function styleOf(name: CornerStyle): Corners {
  if (Object.hasOwn(styles, name)) return styles[name];
  throw new TypeError(`radius must be sharp, soft, round, pill or an object, not ${JSON.stringify(name)}.`);
}
