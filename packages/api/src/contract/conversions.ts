/** Conversions for values that some backends send in another type. Shapes refer to them by name. */
export const conversions = {
  /** A flag written as the text or number 1 or 0. */
  flag: (value: unknown): boolean => value === true || value === 1 || value === "1" || value === "true",
  /** A count written as text. */
  count: Number,
} as const;

export type ConversionName = keyof typeof conversions;
