/** Version of the browser package, as pinned in the lockfile. */
export const chromiumVersion: string;

/** Switches that make screenshots repeatable and keep the browser from sending data home. */
export const chromiumArgs: string[];

/** Launch options for Playwright, for the pinned Chromium or the one in `CHROMIUM_PATH`. */
export function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[]; env: NodeJS.ProcessEnv }>;
