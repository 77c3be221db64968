import { testJourneys } from "./journeys.ts";
import { testShop } from "./testEngine.ts";

testShop("webkit", testJourneys);
