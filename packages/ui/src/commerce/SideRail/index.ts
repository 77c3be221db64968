export { SideRail, type RailEntry, type SideRailProps } from "./SideRail.tsx";
