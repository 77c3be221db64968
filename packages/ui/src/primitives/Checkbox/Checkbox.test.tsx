import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Checkbox } from "./Checkbox.tsx";

itBehavesLikeAComponent(Checkbox, { "aria-label": "All" });
