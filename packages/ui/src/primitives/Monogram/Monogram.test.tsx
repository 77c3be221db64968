import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Monogram } from "./Monogram.tsx";

itBehavesLikeAComponent(Monogram, { name: "Threadwell Haberdashery" });
