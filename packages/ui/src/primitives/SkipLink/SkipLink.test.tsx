import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { SkipLink } from "./SkipLink.tsx";

itBehavesLikeAComponent(SkipLink, { target: "content" });
