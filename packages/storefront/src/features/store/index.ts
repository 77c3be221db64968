/** Follows the store a visitor wanted to follow before they logged in (SE-08). */
export const loadResumedFollow = () => import("./ResumedFollow.ts").then((m) => m.ResumedFollow);
