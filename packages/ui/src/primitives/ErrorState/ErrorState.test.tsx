import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { ErrorState } from "./ErrorState.tsx";

itBehavesLikeAComponent(ErrorState, {});
