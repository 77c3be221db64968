import type { Route } from "#server/http/serve.ts";

export const messageRoutes: readonly Route[] = [];
