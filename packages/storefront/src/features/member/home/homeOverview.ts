/** The input of the overview on the member's home: one call for the card, the states and the latest orders (MC-01). */
export const homeOverview = { latestOrders: 5 } as const;
