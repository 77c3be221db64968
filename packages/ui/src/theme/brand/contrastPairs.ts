/** A colour that must stand out from another one: both by their path in a scheme's `color`. */
export interface ContrastPair {
  readonly colour: string;
  readonly ground: string;
  /** The least contrast: 4.5 for text, 3 for lines and rings. */
  readonly least: 4.5 | 3;
}

const tints = ["butter", "apricot", "shell", "sky", "mint", "lilac", "sand", "steel"];
const deeps = ["cobalt", "tomato", "pine", "ink", "plum", "rosewood"];

/** Texts and the grounds that components put them on. */
const textsOn: Readonly<Record<string, readonly string[]>> = {
  "action.primary": ["text.onBrand"],
  "action.primaryHover": ["text.onBrand"],
  "action.primaryActive": ["text.onBrand"],
  "bg.page": ["text.primary", "text.secondary", "text.muted", "text.brand", "text.deal", "text.success", "text.danger"],
  "bg.subtle": ["text.primary", "text.secondary", "text.muted", "text.brand"],
  "bg.surface": ["text.primary", "text.secondary", "text.muted", "text.brand", "text.deal", "text.danger"],
  "bg.raised": ["text.primary", "text.secondary", "text.muted", "text.brand", "text.deal", "text.danger"],
  "bg.neutral": ["text.primary", "text.secondary"],
  "bg.inverse": ["text.inverse"],
  "bg.brand": ["text.onBrand"],
  "bg.brandDeep": ["field.text"],
  "field.ground": ["field.text"],
  "bg.brandSoft": ["text.primary", "text.secondary", "text.brand"],
  "bg.deal": ["text.onDeal"],
  "bg.dealHover": ["text.onDeal"],
  "bg.dealActive": ["text.onDeal"],
  "bg.dealSoft": ["text.deal"],
  "bg.points": ["text.onPoints"],
  "bg.pointsSoft": ["text.points"],
  "bg.successSoft": ["text.success"],
  "bg.dangerSoft": ["text.danger"],
  "action.strong": ["text.inverse"],
  "action.strongHover": ["text.inverse"],
  "action.quiet": ["text.primary"],
  "action.quietHover": ["text.primary"],
  "darkField.surface": [
    "text.onDark",
    "text.onDarkMuted",
    "darkField.text",
    "darkField.muted",
    "darkField.deal",
    "darkField.accent",
  ],
  "darkField.slot": ["darkField.slotText"],
  "float.bg": ["float.text"],
  "float.hover": ["float.text"],
  ...Object.fromEntries(tints.map((tint) => [`tint.${tint}`, ["text.primary"]])),
  ...Object.fromEntries(deeps.map((deep) => [`deep.${deep}`, ["field.text"]])),
};

/** Lines and rings that show where something is. */
const linesOn: Readonly<Record<string, readonly string[]>> = {
  "bg.page": ["border.control", "border.strong", "border.brand", "border.danger", "border.focus"],
  "bg.surface": ["border.control", "border.focus"],
  "bg.raised": ["border.focus"],
  "bg.brandDeep": ["border.focusOnField"],
  "field.ground": ["border.focusOnField"],
  "darkField.surface": ["border.focusOnField"],
};

const pairsOf = (table: Readonly<Record<string, readonly string[]>>, least: 4.5 | 3): ContrastPair[] =>
  Object.entries(table).flatMap(([ground, colours]) => colours.map((colour) => ({ colour, ground, least })));

/** Every pair of colours that a buyer has to tell apart. */
export const contrastPairs: readonly ContrastPair[] = [...pairsOf(textsOn, 4.5), ...pairsOf(linesOn, 3)];
