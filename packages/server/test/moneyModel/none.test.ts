import { testMoney } from "./testMoney.ts";

testMoney("none");
