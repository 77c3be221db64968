/** How the class names of the published package begin: its own elements are known by it. */
export const classPrefix = "sundry_";
