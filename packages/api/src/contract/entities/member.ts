import * as z from "zod/mini";
import { DateTime, Day, Id, maybe } from "../scalars.ts";

/** Both tokens are JWTs with `exp` in epoch seconds. A refresh token works once. */
export const Token = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Token = z.output<typeof Token>;

/** A buyer's own account details. */
export const Member = z.object({
  id: Id,
  username: z.string(),
  nickName: z.string(),
  face: maybe(z.string()),
  /** 1 male, 0 female; absent if the buyer has not said. */
  sex: maybe(z.int()),
  birthday: maybe(Day),
  regionId: maybe(z.string()),
  /** Region names, joined with commas. */
  region: maybe(z.string()),
  mobile: maybe(z.string()),
  email: maybe(z.string()),
  /** Points to spend, and all points ever earned. */
  point: maybe(z.int()),
  totalPoint: maybe(z.int()),
  /** In spite of its name, true means ACTIVE. */
  disabled: maybe(z.boolean()),
  haveStore: maybe(z.boolean()),
  storeId: maybe(Id),
  gradeId: maybe(Id),
  experience: maybe(z.int()),
  createTime: maybe(DateTime),
  /** When the account closes, if the buyer has asked for it (ours). */
  closesAt: maybe(DateTime),
});
export type Member = z.output<typeof Member>;
