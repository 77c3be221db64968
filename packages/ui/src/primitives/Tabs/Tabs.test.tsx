import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Tabs } from "./Tabs.tsx";

itBehavesLikeAComponent(Tabs, { label: "Orders", items: [{ value: "all", label: "All", content: "All orders" }] });
