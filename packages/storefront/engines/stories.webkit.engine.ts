import { testStories } from "./stories.ts";

testStories("webkit");
