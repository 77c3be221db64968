/** Tabs of the order list, as the call names them (spec 3). */
export const tags = ["ALL", "WAIT_PAY", "WAIT_SHIP", "WAIT_ROG", "COMPLETE", "CANCELLED"] as const;
export type Tag = (typeof tags)[number];
