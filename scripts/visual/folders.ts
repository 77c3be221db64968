import { inRoot } from "../run/root.ts";

/** Screenshots of an earlier state, one folder for each set of `.storybook/modes.ts`: what the work tree is compared with. */
export const beforeFolder = inRoot("packages/ui/__screenshots__");

/** Where a comparison puts everything that people look at: the review page, and pictures before, after and different. */
export const reviewFolder = inRoot("test-results/visual");

/** Environment variable that names another folder for new screenshots than {@link beforeFolder}. */
export const picturesVariable = "SUNDRY_PICTURES";
