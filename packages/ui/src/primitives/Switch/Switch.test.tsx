import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Switch } from "./Switch.tsx";

itBehavesLikeAComponent(Switch, { children: "Only this store" });
