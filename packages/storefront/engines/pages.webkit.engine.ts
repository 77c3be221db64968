import { testComingBack } from "./comingBack.ts";
import { testEntries } from "./entries.ts";
import { testPages } from "./pages.ts";
import { testShop } from "./testEngine.ts";

testShop("webkit", testPages, testEntries, testComingBack);
