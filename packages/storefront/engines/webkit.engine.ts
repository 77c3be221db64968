import { testEngine } from "./testEngine.ts";

testEngine("webkit");
