import type { Route } from "#server/http/serve.ts";

export const distributionRoutes: readonly Route[] = [];
