import type { Route } from "#server/http/serve.ts";

export const pointsRoutes: readonly Route[] = [];
