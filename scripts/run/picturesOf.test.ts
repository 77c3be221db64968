import { expect, test } from "vitest";
import { takePicturesOf } from "./picturesOf.ts";

test("[UI-05] pictures of a commit that does not exist are refused in one sentence", async () => {
  await expect(takePicturesOf("no-such-commit", [])).rejects.toThrow(
    'There is no commit "no-such-commit" to compare with.',
  );
});
