import type { Route } from "#server/http/serve.ts";

export const captchaRoutes: readonly Route[] = [];
