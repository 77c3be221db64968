export { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
export type { EmptyDrawing } from "./Drawing.tsx";
