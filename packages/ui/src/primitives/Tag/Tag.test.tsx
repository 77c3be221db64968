import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Tag } from "./Tag.tsx";

itBehavesLikeAComponent(Tag, { children: "Ended" });
