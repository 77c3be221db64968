import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { RadioCards } from "./RadioCards.tsx";

itBehavesLikeAComponent(RadioCards, { label: "Ways to pay", items: [{ value: "wallet", label: "Wallet" }] });
