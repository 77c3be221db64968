export { Flyout, type FlyoutProps } from "./Flyout.tsx";
