import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

itBehavesLikeAComponent(Breadcrumbs, { crumbs: [{ label: "Home", href: "#/" }, { label: "Umbrellas" }] });
