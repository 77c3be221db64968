import * as z from "zod/mini";
import { call } from "./call.ts";
import { PointsHistory, PointsSummary } from "./entities/points.ts";
import { page, paging } from "./paging.ts";

/** Reads the buyer's points, available and earned in total. Refused: 20003 no valid token, 1008 the points mall is closed. */
export const summary = call({
  id: "points.summary",
  method: "GET",
  path: "/member/memberPointsHistory/getMemberPointsHistoryVO",
  auth: "required",
  result: PointsSummary,
});

/** Lists the changes of the buyer's points, newest first. Refused: 20003 no valid token, 1008 the points mall is closed. */
export const history = call({
  id: "points.history",
  method: "GET",
  path: "/member/memberPointsHistory/getByPage",
  auth: "required",
  query: z.object(paging),
  result: page(PointsHistory),
});
