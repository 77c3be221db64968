import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Rating } from "./Rating.tsx";

itBehavesLikeAComponent(Rating, { value: 4.8 });
