import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { ThreadDrawing } from "./ThreadDrawing.tsx";

itBehavesLikeAComponent(ThreadDrawing, { of: "box" });
