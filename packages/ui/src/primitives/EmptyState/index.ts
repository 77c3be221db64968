export { EmptyState, type EmptyDrawing, type EmptyStateProps } from "./EmptyState.tsx";
