import { testStories } from "./stories.ts";

testStories("firefox");
