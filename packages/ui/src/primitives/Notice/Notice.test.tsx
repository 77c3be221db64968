import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Notice } from "./Notice.tsx";

itBehavesLikeAComponent(Notice, { children: "Only 3 left in this colour." });
