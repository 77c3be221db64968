import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Avatar } from "./Avatar.tsx";

itBehavesLikeAComponent(Avatar, { name: "Threadwell Haberdashery" });
