/** Exchanges points for what a visitor wanted before they logged in (SE-08). */
export const loadResumedExchange = () => import("./ResumedExchange.ts").then((m) => m.ResumedExchange);
