import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Woven } from "./Woven.tsx";

itBehavesLikeAComponent(Woven, {});
