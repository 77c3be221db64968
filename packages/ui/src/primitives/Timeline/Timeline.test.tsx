import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Timeline } from "./Timeline.tsx";

itBehavesLikeAComponent(Timeline, { events: [{ key: "1", text: "Order placed", time: "18 Nov, 15:47" }] });
