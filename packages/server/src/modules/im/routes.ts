import type { Route } from "#server/http/serve.ts";

export const imRoutes: readonly Route[] = [];
