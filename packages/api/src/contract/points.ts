import * as z from "zod/mini";
import { call } from "./call.ts";
import { PointsHistory, PointsSummary } from "./entities/points.ts";
import { page, paging } from "./paging.ts";

/** The buyer's points, now and ever earned. Refused: 20003 no valid token. Source: spec 7, points history (MC-11). */
export const summary = call({
  id: "points.summary",
  method: "GET",
  path: "/member/memberPointsHistory/getMemberPointsHistoryVO",
  auth: "required",
  result: PointsSummary,
});

/** What moved the buyer's points, newest first. Refused: 20003 no valid token. Source: spec 7, points history (MC-11). */
export const history = call({
  id: "points.history",
  method: "GET",
  path: "/member/memberPointsHistory/getByPage",
  auth: "required",
  query: z.object(paging),
  result: page(PointsHistory),
});
