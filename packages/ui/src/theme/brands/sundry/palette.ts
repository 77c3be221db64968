/** Raw colours of the trader's bag. Only the two schemes of this brand use them. */
export const ink = {
  0: "#FFFFFF",
  25: "#F9FAFC",
  50: "#F3F5F9",
  100: "#E9ECF2",
  200: "#D8DCE4",
  300: "#BCC2CC",
  400: "#898F9D",
  500: "#656C7C",
  600: "#4E5565",
  700: "#384050",
  800: "#232A39",
  850: "#1A202E",
  900: "#111723",
  950: "#0A0E18",
} as const;

export const cobalt = {
  50: "#EEF5FF",
  100: "#DBE8FF",
  200: "#BAD3FF",
  300: "#8FB5FF",
  400: "#6393FD",
  500: "#366CEE",
  600: "#1A4DD2",
  700: "#123CAC",
  800: "#0D2C80",
  900: "#091F57",
} as const;

export const vermilion = {
  50: "#FFF1EE",
  300: "#FF9983",
  400: "#FD7257",
  600: "#D12C03",
  700: "#AC2406",
  800: "#821D07",
  900: "#531509",
} as const;

export const marigold = {
  100: "#FFECC1",
  300: "#FFCB4F",
  400: "#F8BB1A",
  500: "#DBA40C",
  700: "#7E5D02",
  900: "#3B2B06",
} as const;

export const jade = { 50: "#EAFAF0", 400: "#4AC18A", 600: "#0C794F", 900: "#062E1D" } as const;

export const rose = { 50: "#FEF2F2", 300: "#FA969F", 400: "#F56E7E", 600: "#C61144", 900: "#500F1C" } as const;

/** Backgrounds of products: the only large areas of colour. */
export const tint = {
  butter: "#F8E4A4",
  apricot: "#F9D3B4",
  shell: "#F6CFCF",
  sky: "#C8DFF3",
  mint: "#C6E6D6",
  lilac: "#DAD5EF",
  sand: "#E6DFD2",
  steel: "#DBE0E8",
} as const;

export const tintDark = {
  butter: "#4A3F1E",
  apricot: "#4C3626",
  shell: "#4B2E33",
  sky: "#23384F",
  mint: "#1F4238",
  lilac: "#37324F",
  sand: "#3B372F",
  steel: "#2C3444",
} as const;

/**
 * Deep colours: avatars of stores, and one product background in six. White text on each has a contrast of at least
 * 5.2:1.
 */
export const deep = {
  cobalt: "#1A4DD2",
  tomato: "#C2321B",
  pine: "#1F5B4B",
  ink: "#1B2540",
  plum: "#6B3FD0",
  rosewood: "#B33A50",
} as const;
