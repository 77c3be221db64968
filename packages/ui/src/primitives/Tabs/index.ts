export type { TabItem } from "./TabList.tsx";
export { Tabs, type TabsProps } from "./Tabs.tsx";
