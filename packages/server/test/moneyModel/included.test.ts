import { testMoney } from "./testMoney.ts";

testMoney("included");
