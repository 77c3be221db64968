import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { BrandPattern } from "./BrandPattern.tsx";

itBehavesLikeAComponent(BrandPattern, {});
