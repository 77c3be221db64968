/** How long the stages of an order last, and what a finished one is worth (rules 7). Days are days of 24 hours. */
export const orderSetting = {
  /** From shipping until receipt is assumed. */
  autoReceiveDays: 7,
  /** Points for one whole unit of money paid. */
  pointsPerUnit: 1,
} as const;
