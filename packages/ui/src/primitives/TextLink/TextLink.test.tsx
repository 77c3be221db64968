import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { TextLink } from "./TextLink.tsx";

itBehavesLikeAComponent(TextLink, { href: "#/", children: "All coupons" });
