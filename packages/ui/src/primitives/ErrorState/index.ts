export { ErrorState, type ErrorStateProps } from "./ErrorState.tsx";
export type { FaultKind } from "./FaultPicture.tsx";
