import { expect, test } from "vitest";
import { capture } from "../run/command.ts";
import { inRoot } from "../run/root.ts";

test("[UI-05] without a token, publishing says what is missing and where it is, and does not fail", async () => {
  const { status, output } = await capture({
    args: [inRoot("scripts/tasks/chromatic.ts")],
    env: { CHROMATIC_PROJECT_TOKEN: "" },
  });
  expect(status).toBe(0);
  expect(output).toContain("CHROMATIC_PROJECT_TOKEN is not set.");
  expect(output).toContain("add it as a secret of the repository");
});
