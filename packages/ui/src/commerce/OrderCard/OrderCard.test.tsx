import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { OrderCard } from "./OrderCard.tsx";

itBehavesLikeAComponent(OrderCard, {
  order: {
    sn: "O1",
    href: "#order",
    status: "Paid",
    tone: "success",
    placed: "18 Nov 2026",
    storeName: "Little Fair Toys",
    amount: 84,
    pieces: 20,
    goods: [{ key: "1", name: "Storage jar", image: pictures.jar }],
  },
});
