import { call } from "./call.ts";
import { Member } from "./entities/member.ts";

/** The buyer behind the token; read after a login to fill `userInfo`. Refused: 20003 no valid token, 20028 blocked. Source: spec 7, passport. */
export const me = call({ id: "member.me", method: "GET", path: "/passport", auth: "required", result: Member });
