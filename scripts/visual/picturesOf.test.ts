import { expect, test } from "vitest";
import { storiesIn, takePicturesOf } from "./picturesOf.ts";

test("[UI-05] a commit that does not exist is reported in one sentence", async () => {
  await expect(takePicturesOf("no-such-commit", [])).rejects.toThrow(
    'There is no commit "no-such-commit" to compare with.',
  );
});

test("[UI-05] a commit has the stories that existed then; others are new", async () => {
  expect(await storiesIn("HEAD", ["primitives/Button/Button.stories"])).toEqual([
    "packages/ui/src/primitives/Button/Button.stories.tsx",
  ]);
  expect(await storiesIn("HEAD", ["NoSuchComponent"])).toEqual([]);
});
