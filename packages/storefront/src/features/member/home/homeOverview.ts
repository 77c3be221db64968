/** What the member's home wants of the overview: one call for the card, the states and the latest orders (MC-01). */
export const homeOverview = { latestOrders: 5 } as const;
