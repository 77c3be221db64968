import type { Route } from "#server/http/serve.ts";

export const feedbackRoutes: readonly Route[] = [];
