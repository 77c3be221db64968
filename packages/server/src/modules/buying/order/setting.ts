/** How long the stages of an order last, and the points for a completed one (rules 7, 11). Days are days of 24 hours. */
export const orderSetting = {
  /** From shipping until receipt is confirmed automatically. */
  autoReceiveDays: 7,
  /** Points for one whole unit of money paid. */
  pointsPerUnit: 1,
  /** Points for the review of a line. */
  pointsPerReview: 5,
} as const;
