import type { Route } from "#server/http/serve.ts";

export const pointsGoodsRoutes: readonly Route[] = [];
