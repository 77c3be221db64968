import type { Route } from "#server/http/serve.ts";

export const pintuanRoutes: readonly Route[] = [];
