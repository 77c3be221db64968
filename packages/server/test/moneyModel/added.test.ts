import { testMoney } from "./testMoney.ts";

testMoney("added");
