import type { Route } from "#server/http/serve.ts";

export const logisticsRoutes: readonly Route[] = [];
