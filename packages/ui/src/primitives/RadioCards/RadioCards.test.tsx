import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { RadioCards } from "./RadioCards.tsx";

itBehavesLikeAComponent(RadioCards, { label: "Pay with", items: [{ value: "wallet", label: "Wallet" }] });
