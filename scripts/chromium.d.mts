/** Version of the browser package, as pinned in the lockfile. */
export const chromiumVersion: string;

/** Switches that make pictures repeatable and keep the browser from calling home. */
export const chromiumArgs: string[];

/** Launch options for Playwright, of the pinned Chromium or the one that `CHROMIUM_PATH` names. */
export function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[]; env: NodeJS.ProcessEnv }>;
